import * as createUsers from "./20261121090000_create_users";
import * as createProjects from "./20261121090100_create_projects";
import * as createBlogPosts from "./20261121090200_create_blog_posts";
import * as createPageContent from "./20261121090300_create_page_content";
import * as createContacts from "./20261121090400_create_contacts";
import * as createLeads from "./20261121090500_create_leads";
import * as createSettings from "./20261121090600_create_settings";
import * as createMedia from "./20261121090700_create_media";
import * as createRedirects from "./20261121090800_create_redirects";
import * as createSiteBuilds from "./20261121090900_create_site_builds";
import * as createSiteState from "./20261121091000_create_site_state";
import * as insertSiteState from "./20261121091050_insert_site_state";
import * as createSessions from "./20261121091100_create_sessions";
import * as createRateLimits from "./20261121091200_create_rate_limits";
import * as createUploads from "./20261121091300_create_uploads";
import * as createPreviews from "./20261121091400_create_previews";
import * as createSearchWords from "./20261121091500_create_search_words";
import * as insertSearchWords from "./20261121091510_insert_search_words";
import * as createListVersions from "./20261121091600_create_list_versions";
import * as insertListVersions from "./20261121091610_insert_list_versions";
import * as alterPageSections from "./20261122030000_alter_page_sections";
import * as insertSettings from "./20261122100000_insert_settings";
import * as createDemoRecords from "./20261122100100_create_demo_records";
import * as addContactsSettled from "./20261122110000_add_contacts_settled";
import * as addContactsSettledIndex from "./20261122110010_add_contacts_settled_index";
import * as addSiteBuildsFull from "./20261122150000_add_site_builds_full";
import * as addProjectsAwards from "./20261122190000_add_projects_awards";
import * as createOutbox from "./20261123090000_create_outbox";
import * as insertOutbox from "./20261123090010_insert_outbox";
import * as addMediaShareReady from "./20261123090100_add_media_share_ready";
import * as addSettingsAnswerHours from "./20261123100000_add_settings_answer_hours";
import * as addContactsAnsweredAt from "./20261123100010_add_contacts_answered_at";
import * as addContactsFollowUp from "./20261123110000_add_contacts_follow_up";
import * as createTimeline from "./20261123110010_create_timeline";
import * as createAnswerTemplates from "./20261123110020_create_answer_templates";
import * as insertAnswerTemplates from "./20261123110030_insert_answer_templates";
import * as addContactsUploadKey from "./20261123113000_add_contacts_upload_key";
import * as createAttachments from "./20261123113010_create_attachments";
import * as addLeadsAnswers from "./20261123120000_add_leads_answers";
import * as addLeadsTokenIndex from "./20261123120010_add_leads_token_index";
import * as addLeadsFingerprintIndex from "./20261123120020_add_leads_fingerprint_index";
import * as insertLeadsListVersion from "./20261123120030_insert_leads_list_version";
import * as alterOutboxContact from "./20261123120040_alter_outbox_contact";
import * as addOutboxLead from "./20261123120050_add_outbox_lead";
import * as addOutboxLeadIndex from "./20261123120060_add_outbox_lead_index";
import * as createPrices from "./20261123120100_create_prices";
import * as insertPrices from "./20261123120110_insert_prices";
import * as createHandRedirects from "./20261123140000_create_hand_redirects";
import * as createMissedPaths from "./20261123140010_create_missed_paths";
import * as addSettingsCountMissed from "./20261123140020_add_settings_count_missed";
import * as addSettingsPriceRange from "./20261123140030_add_settings_price_range";
import * as createVersions from "./20261124100000_create_versions";
import * as insertVersions from "./20261124100010_insert_versions";
import * as dropPageContentHistory from "./20261124100020_drop_page_content_history";
import * as createTrash from "./20261124100030_create_trash";
import * as addUsersInvitedAt from "./20261124110000_add_users_invited_at";
import * as createAccountLinks from "./20261124110010_create_account_links";
import * as addOutboxUser from "./20261124110020_add_outbox_user";
import * as addSessionsUse from "./20261124110030_add_sessions_use";
import * as createAudit from "./20261124110040_create_audit";
import * as addSettingsSessionDays from "./20261124110050_add_settings_session_days";
import * as createGuides from "./20261124120000_create_guides";
import * as createGuideFiles from "./20261124120010_create_guide_files";
import * as insertGuidesListVersion from "./20261124120020_insert_guides_list_version";
import * as addLeadsGuide from "./20261124120030_add_leads_guide";
import * as createLeadLinks from "./20261124120040_create_lead_links";
import * as addSettingsPrivacy from "./20261124140000_add_settings_privacy";
import * as createVisits from "./20261124140010_create_visits";
import * as addContactsArrival from "./20261124140020_add_contacts_arrival";
import * as addLeadsArrival from "./20261124140030_add_leads_arrival";
import * as createErasures from "./20261124140040_create_erasures";
import * as createWorkingCopies from "./20261125100000_create_working_copies";
import * as createOneTimeCodes from "./20261125110000_create_one_time_codes";
import * as createRecoveryCodes from "./20261125110010_create_recovery_codes";
import * as createPasskeys from "./20261125110020_create_passkeys";
import * as createSignInSteps from "./20261125110030_create_sign_in_steps";
import * as addSessionsConfirmedAt from "./20261125110040_add_sessions_confirmed_at";
import * as addSettingsSecondFactor from "./20261125110050_add_settings_second_factor";
import * as addSettingsBackups from "./20261125120000_add_settings_backups";
import * as addProjectsSeo from "./20261125140000_add_projects_seo";
import * as addBlogPostsSeo from "./20261125140010_add_blog_posts_seo";
import * as addGuidesSeo from "./20261125140020_add_guides_seo";
import * as createPageSeo from "./20261125140030_create_page_seo";
import * as insertPageSeo from "./20261125140040_insert_page_seo";
import * as createPostCategories from "./20261125140050_create_post_categories";
import * as addSettingsBrand from "./20261125160000_add_settings_brand";
import * as addProjectsFoundBy from "./20261126100000_add_projects_found_by";
import * as addContactsStateIndexes from "./20261126110000_add_contacts_state_indexes";
import * as addSettingsVersions from "./20261126110010_add_settings_versions";
import * as addProjectsMaterials from "./20261127100000_add_projects_materials";
import * as addUsersPasswordMadeUp from "./20261127110000_add_users_password_made_up";
import * as addVersionsSavedFrom from "./20261127120000_add_versions_saved_from";
import * as addSettingsWhatsapp from "./20261127130000_add_settings_whatsapp";
import * as alterHandRedirects from "./20261128100000_alter_hand_redirects";
import * as createCreations from "./20261128110000_create_creations";
import * as addTelephonesToSearchTexts from "./20261129100000_add_telephones_to_search_texts";
import * as addOutboxRecipient from "./20261129130000_add_outbox_recipient";
import * as addVersionsSavedById from "./20261129130100_add_versions_saved_by_id";
import * as addTrashDeletedById from "./20261129130110_add_trash_deleted_by_id";
import * as addTimelinePersonId from "./20261129130120_add_timeline_person_id";
import * as createErasureKeys from "./20261129130200_create_erasure_keys";
import * as insertErasureKeys from "./20261129130210_insert_erasure_keys";
import * as createPersonReads from "./20261129130300_create_person_reads";
import * as createTrashedContacts from "./20261129140000_create_trashed_contacts";
import * as addSettingsSendsMail from "./20261129160000_add_settings_sends_mail";
import * as addOutboxFence from "./20261129170000_add_outbox_fence";
import * as createClockGuard from "./20261129180000_create_clock_guard";
import * as insertClockGuard from "./20261129180010_insert_clock_guard";
import * as createMachineClocks from "./20261129180020_create_machine_clocks";
import * as addTrashedContactsDeletedById from "./20261130100000_add_trashed_contacts_deleted_by_id";
import * as dropSearchWords from "./20261130110000_drop_search_words";
import * as dropListVersions from "./20261130110010_drop_list_versions";
import * as insertOwedMails from "./20261130110020_insert_owed_mails";
import * as dropContactsSettled from "./20261130110030_drop_contacts_settled";

/**
 * All migrations in order, forward only. Names must never change, because databases store them. Listed explicitly
 * instead of reading the folder, so that bundled code works, too. MySQL commits each DDL statement, so each migration
 * has one change.
 */
export const migrations = {
  "20261121090000_create_users": createUsers,
  "20261121090100_create_projects": createProjects,
  "20261121090200_create_blog_posts": createBlogPosts,
  "20261121090300_create_page_content": createPageContent,
  "20261121090400_create_contacts": createContacts,
  "20261121090500_create_leads": createLeads,
  "20261121090600_create_settings": createSettings,
  "20261121090700_create_media": createMedia,
  "20261121090800_create_redirects": createRedirects,
  "20261121090900_create_site_builds": createSiteBuilds,
  "20261121091000_create_site_state": createSiteState,
  "20261121091050_insert_site_state": insertSiteState,
  "20261121091100_create_sessions": createSessions,
  "20261121091200_create_rate_limits": createRateLimits,
  "20261121091300_create_uploads": createUploads,
  "20261121091400_create_previews": createPreviews,
  "20261121091500_create_search_words": createSearchWords,
  "20261121091510_insert_search_words": insertSearchWords,
  "20261121091600_create_list_versions": createListVersions,
  "20261121091610_insert_list_versions": insertListVersions,
  "20261122030000_alter_page_sections": alterPageSections,
  "20261122100000_insert_settings": insertSettings,
  "20261122100100_create_demo_records": createDemoRecords,
  "20261122110000_add_contacts_settled": addContactsSettled,
  "20261122110010_add_contacts_settled_index": addContactsSettledIndex,
  "20261122150000_add_site_builds_full": addSiteBuildsFull,
  "20261122190000_add_projects_awards": addProjectsAwards,
  "20261123090000_create_outbox": createOutbox,
  "20261123090010_insert_outbox": insertOutbox,
  "20261123090100_add_media_share_ready": addMediaShareReady,
  "20261123100000_add_settings_answer_hours": addSettingsAnswerHours,
  "20261123100010_add_contacts_answered_at": addContactsAnsweredAt,
  "20261123110000_add_contacts_follow_up": addContactsFollowUp,
  "20261123110010_create_timeline": createTimeline,
  "20261123110020_create_answer_templates": createAnswerTemplates,
  "20261123110030_insert_answer_templates": insertAnswerTemplates,
  "20261123113000_add_contacts_upload_key": addContactsUploadKey,
  "20261123113010_create_attachments": createAttachments,
  "20261123120000_add_leads_answers": addLeadsAnswers,
  "20261123120010_add_leads_token_index": addLeadsTokenIndex,
  "20261123120020_add_leads_fingerprint_index": addLeadsFingerprintIndex,
  "20261123120030_insert_leads_list_version": insertLeadsListVersion,
  "20261123120040_alter_outbox_contact": alterOutboxContact,
  "20261123120050_add_outbox_lead": addOutboxLead,
  "20261123120060_add_outbox_lead_index": addOutboxLeadIndex,
  "20261123120100_create_prices": createPrices,
  "20261123120110_insert_prices": insertPrices,
  "20261123140000_create_hand_redirects": createHandRedirects,
  "20261123140010_create_missed_paths": createMissedPaths,
  "20261123140020_add_settings_count_missed": addSettingsCountMissed,
  "20261123140030_add_settings_price_range": addSettingsPriceRange,
  "20261124100000_create_versions": createVersions,
  "20261124100010_insert_versions": insertVersions,
  "20261124100020_drop_page_content_history": dropPageContentHistory,
  "20261124100030_create_trash": createTrash,
  "20261124110000_add_users_invited_at": addUsersInvitedAt,
  "20261124110010_create_account_links": createAccountLinks,
  "20261124110020_add_outbox_user": addOutboxUser,
  "20261124110030_add_sessions_use": addSessionsUse,
  "20261124110040_create_audit": createAudit,
  "20261124110050_add_settings_session_days": addSettingsSessionDays,
  "20261124120000_create_guides": createGuides,
  "20261124120010_create_guide_files": createGuideFiles,
  "20261124120020_insert_guides_list_version": insertGuidesListVersion,
  "20261124120030_add_leads_guide": addLeadsGuide,
  "20261124120040_create_lead_links": createLeadLinks,
  "20261124140000_add_settings_privacy": addSettingsPrivacy,
  "20261124140010_create_visits": createVisits,
  "20261124140020_add_contacts_arrival": addContactsArrival,
  "20261124140030_add_leads_arrival": addLeadsArrival,
  "20261124140040_create_erasures": createErasures,
  "20261125100000_create_working_copies": createWorkingCopies,
  "20261125110000_create_one_time_codes": createOneTimeCodes,
  "20261125110010_create_recovery_codes": createRecoveryCodes,
  "20261125110020_create_passkeys": createPasskeys,
  "20261125110030_create_sign_in_steps": createSignInSteps,
  "20261125110040_add_sessions_confirmed_at": addSessionsConfirmedAt,
  "20261125110050_add_settings_second_factor": addSettingsSecondFactor,
  "20261125120000_add_settings_backups": addSettingsBackups,
  "20261125140000_add_projects_seo": addProjectsSeo,
  "20261125140010_add_blog_posts_seo": addBlogPostsSeo,
  "20261125140020_add_guides_seo": addGuidesSeo,
  "20261125140030_create_page_seo": createPageSeo,
  "20261125140040_insert_page_seo": insertPageSeo,
  "20261125140050_create_post_categories": createPostCategories,
  "20261125160000_add_settings_brand": addSettingsBrand,
  "20261126100000_add_projects_found_by": addProjectsFoundBy,
  "20261126110000_add_contacts_state_indexes": addContactsStateIndexes,
  "20261126110010_add_settings_versions": addSettingsVersions,
  "20261127100000_add_projects_materials": addProjectsMaterials,
  "20261127110000_add_users_password_made_up": addUsersPasswordMadeUp,
  "20261127120000_add_versions_saved_from": addVersionsSavedFrom,
  "20261127130000_add_settings_whatsapp": addSettingsWhatsapp,
  "20261128100000_alter_hand_redirects": alterHandRedirects,
  "20261128110000_create_creations": createCreations,
  "20261129100000_add_telephones_to_search_texts": addTelephonesToSearchTexts,
  "20261129130000_add_outbox_recipient": addOutboxRecipient,
  "20261129130100_add_versions_saved_by_id": addVersionsSavedById,
  "20261129130110_add_trash_deleted_by_id": addTrashDeletedById,
  "20261129130120_add_timeline_person_id": addTimelinePersonId,
  "20261129130200_create_erasure_keys": createErasureKeys,
  "20261129130210_insert_erasure_keys": insertErasureKeys,
  "20261129130300_create_person_reads": createPersonReads,
  "20261129140000_create_trashed_contacts": createTrashedContacts,
  "20261129160000_add_settings_sends_mail": addSettingsSendsMail,
  "20261129170000_add_outbox_fence": addOutboxFence,
  "20261129180000_create_clock_guard": createClockGuard,
  "20261129180010_insert_clock_guard": insertClockGuard,
  "20261129180020_create_machine_clocks": createMachineClocks,
  "20261130100000_add_trashed_contacts_deleted_by_id": addTrashedContactsDeletedById,
  "20261130110000_drop_search_words": dropSearchWords,
  "20261130110010_drop_list_versions": dropListVersions,
  "20261130110020_insert_owed_mails": insertOwedMails,
  "20261130110030_drop_contacts_settled": dropContactsSettled,
} as const;

/** Replaces Gatsby's `route-announcer-props`, whose element announces "Navigated to …" (src/speed/browserBundle.ts). */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };

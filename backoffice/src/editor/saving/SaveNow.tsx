import { SaveButton } from "react-admin";

/** The only button of a form without drafts: what it saves is public at once. Enter in a field does not press it. */
export const SaveNow = () => (
  <>
    {/* Enter presses the first button of a form, and nothing half written is to be published. */}
    <button type="submit" disabled hidden tabIndex={-1} />
    <SaveButton label="Guardar" alwaysEnable icon={null} aria-keyshortcuts="Control+S" />
  </>
);

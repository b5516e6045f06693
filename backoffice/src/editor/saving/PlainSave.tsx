import { SaveButton } from "react-admin";

/** For forms without drafts or working copies: a save takes effect at once. */
export const PlainSave = () => <SaveButton label="Guardar" alwaysEnable icon={null} aria-keyshortcuts="Control+S" />;

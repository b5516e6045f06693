import { SaveButton } from "react-admin";

/** The save of a form of what is neither drafted nor copied: what it saves is public at once. */
export const PlainSave = () => <SaveButton label="Guardar" alwaysEnable icon={null} aria-keyshortcuts="Control+S" />;

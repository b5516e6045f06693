import { useSettings } from "../content/settings";
import { NewWindow } from "../text/NewWindow";

const networks = {
  instagram: "Instagram",
  pinterest: "Pinterest",
  linkedin: "LinkedIn",
  facebook: "Facebook",
} as const;

type Networks = Record<keyof typeof networks, string>;

export const hasSocial = (settings: Networks): boolean =>
  Object.keys(networks).some((key) => settings[key as keyof typeof networks]);

export function SocialLinks({ className }: { className?: string }) {
  const settings = useSettings();
  const present = Object.entries(networks).filter(([key]) => settings[key as keyof typeof networks]);
  if (present.length === 0) return null;
  return (
    <ul className={className}>
      {present.map(([key, name]) => (
        <li key={key}>
          <a href={settings[key as keyof typeof networks]} target="_blank" rel="noopener noreferrer me">
            {name}
            <NewWindow />
          </a>
        </li>
      ))}
    </ul>
  );
}

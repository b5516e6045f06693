import { Link, Stack, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { call } from "../api";
import { formatMoment } from "../formats";
import { useLatestBuild } from "../publishing/PublishingProvider";

type Props = { savedAt: string /** Where visitors see it; undefined for a draft. */; path: string | undefined };

/** What became of a save: stored, seen by visitors, in the built site, found there. */
export function SaveReceipt({ savedAt, path }: Props) {
  const build = useLatestBuild();
  const [revision, setRevision] = useState<number>();
  const [pinned, setPinned] = useState(false);
  const [onSite, setOnSite] = useState(false);
  const [verified, setVerified] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save asks anew.
  useEffect(() => {
    setOnSite(false);
    setVerified(false);
    call<{ revision: number; pinned: boolean }>("/api/site/revision").then(
      (answer) => {
        setRevision(answer.revision);
        setPinned(answer.pinned);
      },
      () => {},
    );
  }, [savedAt]);

  useEffect(() => {
    if (revision === undefined || build?.status !== "succeeded" || (build.revision ?? 0) < revision) return;
    setOnSite(true);
    if (build.verifiedAt) setVerified(true);
  }, [build, revision]);

  const steps = [
    { text: `Guardado ${formatMoment(savedAt)}`, done: true },
    ...(path
      ? [
          { text: pinned ? "La web muestra una versión anterior" : "Visible para visitantes", done: !pinned },
          { text: "En la web", done: onSite },
          { text: "Verificado", done: verified },
        ]
      : [{ text: "Borrador: solo se ve en el panel", done: true }]),
  ];
  return (
    <Stack role="status" direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1.5, alignItems: "center" }}>
      {steps.map(({ text, done }) => (
        <Typography
          key={text}
          component="span"
          sx={{ fontSize: 13, color: done ? "secondary.main" : "text.secondary" }}
        >
          {done ? "✓" : "…"} {text}
        </Typography>
      ))}
      {path && (
        <Link href={path} target="_blank" rel="noopener" sx={{ fontSize: 13 }}>
          Ver
        </Link>
      )}
    </Stack>
  );
}

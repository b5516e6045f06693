import type { SiteBuild } from "@estudio/contract";
import { Link, Stack, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { call } from "../api";
import { buildDuration, formatMoment } from "../formats";
import { useLatestBuild } from "../publishing/PublishingProvider";

type Props = { savedAt: string /** Where visitors see it; undefined for a draft. */; path: string | undefined };

const inSite = (build: SiteBuild) => `En la web (publicación ${build.id}, ${buildDuration(build)})`;

/** What became of a save: stored, seen by visitors, in the built site, found there. */
export function SaveReceipt({ savedAt, path }: Props) {
  const build = useLatestBuild();
  const [revision, setRevision] = useState<number>();
  const [pinned, setPinned] = useState(false);
  const [carriedBy, setCarriedBy] = useState<SiteBuild>();
  const [verified, setVerified] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save asks anew.
  useEffect(() => {
    setCarriedBy(undefined);
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
    setCarriedBy((first) => first ?? build);
    if (build.verifiedAt) setVerified(true);
  }, [build, revision]);

  const steps = [
    { text: `Guardado ${formatMoment(savedAt)}`, done: true },
    ...(path
      ? [
          { text: pinned ? "La web muestra una versión anterior" : "Visible para visitantes", done: !pinned },
          { text: carriedBy ? inSite(carriedBy) : "En la web", done: carriedBy !== undefined },
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

import type { SiteBuild } from "@estudio/contract";
import { buildStatuses } from "@estudio/contract/options";
import { Box, Button, Card, Chip, Stack, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import { buildDuration, formatMoment, plural } from "../formats";

const colors: Record<SiteBuild["status"], object> = {
  queued: { bgcolor: "#EFE6D6", color: "#5A4A20" },
  running: { bgcolor: "#EFE6D6", color: "#5A4A20" },
  succeeded: { bgcolor: "#E6E9D8", color: "#3D4229" },
  failed: { bgcolor: "#F6DAD6", color: "#8A1F15" },
};

/** What was published, when, by whom, and how it went. */
export function History({ onReturn }: { onReturn: (release: string) => void }) {
  const { data } = useListContext<SiteBuild>();
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: "none", p: 0, m: 0 }}>
      {data?.map((build) => (
        <Card component="li" key={build.id} sx={{ p: 2 }}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1.5, alignItems: "center" }}>
            <Chip size="small" label={buildStatuses[build.status]} sx={colors[build.status]} />
            <Typography sx={{ fontWeight: 600 }}>{formatMoment(build.finishedAt ?? build.requestedAt)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {facts(build).join(" · ")}
            </Typography>
            {build.restorable && build.release && (
              <Button
                size="small"
                variant="outlined"
                sx={{ ml: "auto" }}
                onClick={() => onReturn(build.release as string)}
              >
                Volver a esta versión
              </Button>
            )}
          </Stack>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {build.reason}
          </Typography>
          <Changes build={build} />
          {build.status === "succeeded" && build.message && <Typography color="error">{build.message}</Typography>}
          {build.status === "failed" && <Failure build={build} />}
        </Card>
      ))}
    </Stack>
  );
}

function facts(build: SiteBuild): string[] {
  const { id, pagesWritten, verifiedAt } = build;
  const duration = buildDuration(build);
  return [
    `publicación ${id}`,
    ...(build.full ? ["toda la web"] : []),
    ...(duration ? [duration] : []),
    ...(pagesWritten === null ? [] : [plural(pagesWritten, "página escrita", "páginas escritas")]),
    ...(verifiedAt ? ["comprobado en la web"] : []),
  ];
}

/** The same thing done by the same person several times is one line, with its latest moment. */
function grouped(changes: SiteBuild["changes"]) {
  const lines = new Map<string, SiteBuild["changes"][number] & { times: number }>();
  for (const change of changes) {
    const key = `${change.what} ${change.who}`;
    lines.set(key, { ...change, times: (lines.get(key)?.times ?? 0) + 1 });
  }
  return [...lines.values()];
}

const Changes = ({ build }: { build: SiteBuild }) => (
  <Box component="ul" sx={{ m: 0, mt: build.changes.length ? 0.5 : 0, pl: 2.5, color: "text.secondary" }}>
    {grouped(build.changes).map(({ what, who, at, times }) => (
      <Typography component="li" variant="body2" key={`${what}${who}`}>
        {what} {times > 1 && `(${times})`} · {who} · {formatMoment(at)}
      </Typography>
    ))}
  </Box>
);

const Failure = ({ build }: { build: SiteBuild }) => (
  <Box sx={{ mt: 1 }}>
    <Typography color="error">{build.message}</Typography>
    {build.log && (
      <Box component="details">
        <Box component="summary" sx={{ cursor: "pointer" }}>
          Detalles técnicos
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          sx={{ overflow: "auto", maxHeight: 240, fontSize: 12, bgcolor: "#F3ECE1", p: 1.5 }}
        >
          {build.log}
        </Box>
      </Box>
    )}
  </Box>
);

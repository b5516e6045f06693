import type { SiteBuild } from "@estudio/contract";
import { buildStatuses } from "@estudio/contract/enquiries/options";
import { Button, Card, Chip, type ChipProps, Stack, Typography } from "@mui/material";
import { useEffect } from "react";
import { useListContext } from "react-admin";
import { Grow, PlainList, Row } from "../layout/parts";
import { buildDuration, formatMoment, plural } from "../words/formats";
import * as css from "./History.module.css";
import { useLatestBuild } from "./PublishingProvider";

const colors: Record<SiteBuild["status"], ChipProps["color"]> = {
  queued: "waiting",
  running: "waiting",
  succeeded: "done",
  failed: "failed",
};

/** Format when the build finished or, if it has not, when it was requested. */
export const buildTime = ({ finishedAt, requestedAt }: SiteBuild) => formatMoment(finishedAt ?? requestedAt);

export function History({ onReturn }: { onReturn: (build: SiteBuild) => void }) {
  const { data, refetch } = useListContext<SiteBuild>();
  const { id, status } = useLatestBuild() ?? {};
  // Refetch, so that a new or queued build appears here too.
  useEffect(() => {
    if (id && status) void refetch();
  }, [id, status, refetch]);
  return (
    <PlainList>
      {data?.map((build) => (
        <Card component="li" variant="row" key={build.id}>
          <Stack spacing={0.5}>
            <Row justify="end">
              <Grow from={220}>
                <Row spacing={1.5} lines={0.5}>
                  <Chip size="small" label={buildStatuses[build.status]} color={colors[build.status]} />
                  <Typography variant="strong">{buildTime(build)}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {facts(build).join(" · ")}
                  </Typography>
                </Row>
              </Grow>
              {build.restorable && (
                <Button size="small" variant="outlined" onClick={() => onReturn(build)}>
                  Volver a esta versión
                </Button>
              )}
            </Row>
            {!build.changes.some(({ what }) => what === build.reason) && (
              <Typography variant="body2">{build.reason}</Typography>
            )}
            {build.changes.length > 0 && <Changes build={build} />}
            {build.status === "succeeded" && build.message && <Typography color="error">{build.message}</Typography>}
            {build.status === "failed" && <Failure build={build} />}
          </Stack>
        </Card>
      ))}
    </PlainList>
  );
}

function facts(build: SiteBuild): string[] {
  const { id, full, pagesWritten, verifiedAt } = build;
  const duration = buildDuration(build);
  return [
    `publicación ${id}`,
    ...(full ? ["toda la web"] : []),
    ...(duration ? [duration] : []),
    // No pages: a full build that changed nothing, or a return to an earlier version.
    ...(pagesWritten ? [plural(pagesWritten, "página escrita", "páginas escritas")] : []),
    ...(verifiedAt ? ["comprobado en la web"] : []),
  ];
}

/** Merges equal changes of the same person into one line, with the latest time. */
function grouped(changes: SiteBuild["changes"]) {
  const lines = new Map<string, SiteBuild["changes"][number] & { times: number }>();
  for (const change of changes) {
    const key = `${change.what} ${change.who}`;
    lines.set(key, { ...change, times: (lines.get(key)?.times ?? 0) + 1 });
  }
  return [...lines.values()];
}

const Changes = ({ build }: { build: SiteBuild }) => (
  <Typography component="ul" variant="body2" color="textSecondary" className={css.changes}>
    {grouped(build.changes).map(({ what, who, at, times }) => (
      <li key={`${what}${who}`}>
        {what} {times > 1 && `(${times})`} · {who} · {formatMoment(at)}
      </li>
    ))}
  </Typography>
);

const Failure = ({ build }: { build: SiteBuild }) => (
  <>
    <Typography color="error">{build.message}</Typography>
    {build.log && (
      <details>
        <summary>Detalles técnicos</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be scrollable by keyboard */}
        <pre tabIndex={0} className={css.log}>
          {build.log}
        </pre>
      </details>
    )}
  </>
);

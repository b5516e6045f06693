import { Box, Card, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { RecordContextProvider, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { CopyBadge } from "../copies/CopyBadge";
import { Thumb } from "../inputs/pictures/Thumb";
import { ClampedText, Grow, QuietLink, Row } from "../layout/parts";
import { ScheduleNote, StatusBadge } from "./badges";
import { SelectBox } from "./filters/SelectBox";
import { RecordActions, type RecordActionsProps } from "./RecordActions";
import { MissingTranslations, type Translated } from "./translations";

type Props = RecordActionsProps & {
  record: Translated & { imageUrl: string };
  ratio: string;
  /** Shown before the status badge. */
  badge?: ReactNode;
  text: string;
  note?: string;
};

export function RecordRow({ ratio, badge, text, note, ...actions }: Props) {
  const { record } = actions;
  const { id, title } = record;
  const { resource } = useListContext();
  const edit = `/${resource}/${id}/edit`;
  return (
    <RecordContextProvider value={record}>
      <Card component="li" variant="row">
        <Row nowrap spacing={2}>
          <SelectBox id={id} label={`Seleccionar ${title}`} />
          <Box component={Link} to={edit} tabIndex={-1} aria-hidden sx={{ display: { xs: "none", sm: "block" } }}>
            <Thumb path={record.imageUrl} ratio={ratio} size={132} />
          </Box>
          <Grow>
            <Row spacing={2}>
              <Grow from={220}>
                <Stack spacing={0.5}>
                  <Row spacing={0.75}>
                    {badge}
                    <StatusBadge record={record} />
                    <CopyBadge />
                    <ScheduleNote {...record} />
                    <MissingTranslations missing={record.missing} />
                  </Row>
                  <QuietLink to={edit} variant="h3">
                    {title}
                  </QuietLink>
                  <ClampedText color="textSecondary">{text}</ClampedText>
                  {note && (
                    <Typography variant="caption" color="textSecondary">
                      {note}
                    </Typography>
                  )}
                </Stack>
              </Grow>
              <RecordActions {...actions} />
            </Row>
          </Grow>
        </Row>
      </Card>
    </RecordContextProvider>
  );
}

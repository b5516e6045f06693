import type { Contact } from "@estudio/contract";
import { projectTypeLabel } from "@estudio/contract/options";
import { Box, Card, Stack, Link as TextLink, Typography } from "@mui/material";
import { Link, useLocation } from "react-router-dom";
import { formatMoment } from "../formats";
import { CategoryBadge } from "../lists/badges";
import { SelectBox } from "../lists/SelectBox";
import { DoubtfulBadge, EnquiryBadge } from "./badges";

/** One enquiry: who, about what, and the beginning of what they wrote. */
export function ContactRow({ contact }: { contact: Contact }) {
  const { search } = useLocation();
  return (
    <Card
      component="li"
      sx={{
        display: "grid",
        gap: { xs: 1, sm: 2 },
        p: 1.5,
        gridTemplateColumns: "auto 1fr",
        borderLeft: 3,
        borderLeftColor: contact.state === "new" ? "primary.main" : "divider",
      }}
    >
      <SelectBox
        id={contact.id}
        label={`Seleccionar la consulta de ${contact.name}`}
        sx={{ p: 0.5, alignSelf: "start" }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1, rowGap: 0.5, alignItems: "center" }}>
          <TextLink
            component={Link}
            to={`/contacts/${contact.id}${search}`}
            color="inherit"
            underline="hover"
            sx={{ fontWeight: contact.state === "new" ? 700 : 600, overflowWrap: "anywhere" }}
          >
            {contact.name}
          </TextLink>
          <CategoryBadge category={contact.category} />
          <EnquiryBadge state={contact.state} />
          {contact.doubtful && <DoubtfulBadge />}
          <Typography variant="caption" color="textSecondary" sx={{ ml: { sm: "auto" } }}>
            {formatMoment(contact.createdAt)}
          </Typography>
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {[contact.email, contact.company, projectTypeLabel(contact.contactMethod, contact.projectType)]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        <Typography variant="body2" sx={clamp}>
          {contact.message}
        </Typography>
      </Box>
    </Card>
  );
}

const clamp = {
  display: "-webkit-box",
  WebkitLineClamp: 3,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
  mt: 0.5,
} as const;

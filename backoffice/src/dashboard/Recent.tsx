import type { Published } from "@estudio/contract/publication";
import { Box, Stack, Link as TextLink, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { formatDay } from "../formats";
import { Thumb } from "../inputs/Thumb";
import { StatusBadge } from "../lists/badges";

type Item = Published & { id: number; title: string; to: string; image: string; at: string };

/** The latest of something, each a step from its form. */
export const Recent = ({ items, empty }: { items: Item[]; empty: string }) =>
  items.length === 0 ? (
    <Typography color="textSecondary">{empty}</Typography>
  ) : (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: "none", p: 0, m: 0 }}>
      {items.map(({ id, title, to, image, at, ...record }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: "grid", gridTemplateColumns: "84px 1fr auto", gap: 1.5, alignItems: "center" }}
        >
          <Thumb path={image} ratio="3 / 2" />
          <Box sx={{ minWidth: 0 }}>
            <TextLink component={Link} to={to} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
              {title}
            </TextLink>
            <Typography variant="caption" color="textSecondary" component="p">
              {formatDay(at)}
            </Typography>
          </Box>
          <StatusBadge record={record} />
        </Box>
      ))}
    </Stack>
  );

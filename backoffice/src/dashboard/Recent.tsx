import type { Published } from "@estudio/contract/content/publication";
import { Typography } from "@mui/material";
import { Thumb } from "../inputs/pictures/Thumb";
import { Grow, PlainList, QuietLink, Row } from "../layout/parts";
import { StatusBadge } from "../lists/badges";
import { formatDay } from "../words/formats";

type Item = Published & { id: number; title: string; to: string; image: string; at: string };

export const Recent = ({ items, empty }: { items: Item[]; empty: string }) =>
  items.length === 0 ? (
    <Typography color="textSecondary">{empty}</Typography>
  ) : (
    <PlainList spacing={1.5}>
      {items.map(({ id, title, to, image, at, ...record }) => (
        <Row component="li" key={id} nowrap spacing={1.5}>
          <Thumb path={image} ratio="3 / 2" size={84} />
          <Grow>
            <QuietLink to={to} variant="strong">
              {title}
            </QuietLink>
            <Typography variant="caption" color="textSecondary" component="p">
              {formatDay(at)}
            </Typography>
          </Grow>
          <StatusBadge record={record} />
        </Row>
      ))}
    </PlainList>
  );

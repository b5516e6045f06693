import type { Post } from "@estudio/contract";
import { statuses } from "@estudio/contract/options";
import { postTranslatable } from "@estudio/contract/post";
import { publicationOf } from "@estudio/contract/publication";
import { postPath } from "@estudio/contract/routes";
import Add from "@mui/icons-material/Add";
import EditOutlined from "@mui/icons-material/EditOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import { Box, Button, Card, Chip, Stack, Link as TextLink, Typography } from "@mui/material";
import { ListBase, RecordContextProvider, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { formatDay } from "../formats";
import { Thumb } from "../inputs/Thumb";
import { IconAction } from "../layout/IconAction";
import { PageHeader } from "../layout/PageHeader";
import { Problem } from "../layout/Problem";
import { BulkActions } from "../lists/BulkActions";
import { ScheduleNote, StatusBadge } from "../lists/badges";
import { DeleteAction, deletionDetail } from "../lists/DeleteAction";
import { SelectFilter, SortSelect } from "../lists/filters";
import { ListFrame } from "../lists/ListFrame";
import { SearchBox } from "../lists/SearchBox";
import { SelectBox } from "../lists/SelectBox";
import { MissingMarks, missingChoices } from "../lists/translations";
import { postWords } from "./words";

const orders = { "publishedAt DESC": "Más recientes", "updatedAt DESC": "Últimos cambios", "title ASC": "Título" };
const changes = { Publicar: { status: "published" }, "Pasar a borrador": { status: "draft" } };

/** All posts, one per row. */
const PostList = () => (
  <ListBase resource="blog" sort={{ field: "publishedAt", order: "DESC" }} perPage={24}>
    <PageHeader title="Blog" actions={<NewPost label="Nuevo post" />} />
    <ListFrame
      tools={<Tools />}
      empty={<Problem title="No se encontraron posts" action={<NewPost label="Escribir el primer post" />} />}
      noMatch="No se encontraron posts"
    >
      <BulkActions words={postWords} changes={changes} />
      <Rows />
    </ListFrame>
  </ListBase>
);
export default PostList;

const NewPost = ({ label }: { label: string }) => (
  <Button variant="contained" component={Link} to="/blog/new" startIcon={<Add />}>
    {label}
  </Button>
);

const Tools = () => (
  <>
    <SearchBox label="Buscar por título, categoría o extracto" />
    <SelectFilter name="status" label="Estado" options={statuses} />
    <SelectFilter name="missing" label="Traducción" options={missingChoices} all="Todas" />
    <SortSelect options={orders} />
  </>
);

function Rows() {
  const { data } = useListContext<Post>();
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: "none", p: 0, m: 0 }}>
      {data?.map((post) => (
        <RecordContextProvider key={post.id} value={post}>
          <PostRow post={post} />
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

function PostRow({ post }: { post: Post }) {
  const edit = `/blog/${post.id}/edit`;
  return (
    <Card
      component="li"
      sx={{
        display: "grid",
        gap: 2,
        p: 1.5,
        alignItems: "center",
        gridTemplateColumns: { xs: "auto 1fr", sm: "auto 132px 1fr auto" },
      }}
    >
      <SelectBox id={post.id} label={`Seleccionar ${post.title}`} sx={{ p: 0.5 }} />
      <Box component={Link} to={edit} tabIndex={-1} aria-hidden sx={{ display: { xs: "none", sm: "block" } }}>
        <Thumb path={post.imageUrl} ratio="3 / 2" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: "wrap", mb: 0.5 }}>
          {post.category && <Chip size="small" variant="outlined" label={post.category} />}
          <StatusBadge record={post} />
          <ScheduleNote {...post} />
          <MissingMarks record={post} fields={postTranslatable} />
        </Stack>
        <TextLink component={Link} to={edit} color="inherit" underline="hover" variant="h3">
          {post.title}
        </TextLink>
        <Typography variant="body2" color="textSecondary" sx={clamp}>
          {post.excerpt}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {post.readTime} min de lectura · {formatDay(post.publishedAt)}
        </Typography>
      </Box>
      <Actions post={post} edit={edit} />
    </Card>
  );
}

const Actions = ({ post, edit }: { post: Post; edit: string }) => (
  <Stack direction="row" sx={{ gridColumn: { xs: "2", sm: "auto" } }}>
    {publicationOf(post) === "published" && (
      <IconAction
        label={`Ver ${post.title} en la web`}
        icon={<VisibilityOutlined fontSize="small" />}
        component="a"
        href={postPath(post.slug)}
        target="_blank"
      />
    )}
    <IconAction label={`Editar ${post.title}`} icon={<EditOutlined fontSize="small" />} component={Link} to={edit} />
    <DeleteAction
      label={`Eliminar ${post.title}`}
      question={`¿Eliminar el post ${post.title}?`}
      detail={deletionDetail(post)}
      deleted={postWords.deleted}
      failed={postWords.deleteFailed}
    />
  </Stack>
);

const clamp = { display: "-webkit-box", WebkitLineClamp: 2, WebkitBoxOrient: "vertical", overflow: "hidden" } as const;

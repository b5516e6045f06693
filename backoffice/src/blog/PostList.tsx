import type { Post } from "@estudio/contract";
import { publicationOf } from "@estudio/contract/content/publication";
import { postTranslatable } from "@estudio/contract/content/translatable";
import { statuses } from "@estudio/contract/enquiries/options";
import { postPath } from "@estudio/contract/routes";
import Add from "@mui/icons-material/Add";
import EditOutlined from "@mui/icons-material/EditOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import { Box, Button, Card, Chip, Stack, Typography } from "@mui/material";
import { RecordContextProvider, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { CopyMark } from "../copies/CopyMark";
import { Thumb } from "../inputs/pictures/Thumb";
import { IconAction } from "../layout/IconAction";
import { PageHeader } from "../layout/PageHeader";
import { Problem } from "../layout/Problem";
import { Beginning, Grow, PlainList, QuietLink, Row } from "../layout/parts";
import { BulkActions } from "../lists/BulkActions";
import { ScheduleNote, StatusBadge } from "../lists/badges";
import { DeleteAction, deletionDetail } from "../lists/DeleteAction";
import { SelectFilter, SortSelect } from "../lists/filters";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { SearchBox } from "../lists/SearchBox";
import { SelectBox } from "../lists/SelectBox";
import { MissingMarks, missingChoices } from "../lists/translations";
import { formatDay } from "../words/formats";
import { postWords } from "./words";

const orders = { "publishedAt DESC": "Más recientes", "updatedAt DESC": "Últimos cambios", "title ASC": "Título" };
const changes = { Publicar: { status: "published" }, "Pasar a borrador": { status: "draft" } };

/** All posts, one per row. */
const PostList = () => (
  <ListOf resource="blog" sort={{ field: "publishedAt", order: "DESC" }} perPage={24}>
    <PageHeader
      title="Blog"
      actions={
        <>
          <Button variant="outlined" component={Link} to="/categorias">
            Categorías
          </Button>
          <NewPost label="Nuevo post" />
        </>
      }
    />
    <ListFrame
      tools={<Tools />}
      empty={<Problem title="No se encontraron posts" action={<NewPost label="Escribir el primer post" />} />}
      noMatch="No se encontraron posts"
    >
      <BulkActions words={postWords} changes={changes} />
      <Rows />
    </ListFrame>
  </ListOf>
);
export default PostList;

const NewPost = ({ label }: { label: string }) => (
  <Button variant="contained" component={Link} to="/blog/new" startIcon={<Add />}>
    {label}
  </Button>
);

const Tools = () => (
  <Row spacing={1.5}>
    <SearchBox label="Buscar por título, categoría o extracto" />
    <SelectFilter name="status" label="Estado" options={statuses} />
    <SelectFilter name="missing" label="Traducción" options={missingChoices} all="Todas" />
    <SortSelect options={orders} />
  </Row>
);

function Rows() {
  const { data } = useListContext<Post>();
  return (
    <PlainList spacing={1.5}>
      {data?.map((post) => (
        <RecordContextProvider key={post.id} value={post}>
          <PostRow post={post} />
        </RecordContextProvider>
      ))}
    </PlainList>
  );
}

function PostRow({ post }: { post: Post }) {
  const edit = `/blog/${post.id}/edit`;
  return (
    <Card component="li" variant="row">
      <Row nowrap spacing={2}>
        <SelectBox id={post.id} label={`Seleccionar ${post.title}`} />
        <Box component={Link} to={edit} tabIndex={-1} aria-hidden sx={{ display: { xs: "none", sm: "block" } }}>
          <Thumb path={post.imageUrl} ratio="3 / 2" size={132} />
        </Box>
        <Grow>
          <Row spacing={2}>
            <Grow from={220}>
              <Stack spacing={0.5}>
                <Row spacing={0.75}>
                  {post.category && <Chip size="small" variant="outlined" label={post.category} />}
                  <StatusBadge record={post} />
                  <CopyMark />
                  <ScheduleNote {...post} />
                  <MissingMarks record={post} fields={postTranslatable} />
                </Row>
                <QuietLink to={edit} variant="h3">
                  {post.title}
                </QuietLink>
                <Beginning color="textSecondary">{post.excerpt}</Beginning>
                <Typography variant="caption" color="textSecondary">
                  {post.readTime} min de lectura · {formatDay(post.publishedAt)}
                </Typography>
              </Stack>
            </Grow>
            <Actions post={post} edit={edit} />
          </Row>
        </Grow>
      </Row>
    </Card>
  );
}

const Actions = ({ post, edit }: { post: Post; edit: string }) => (
  <Row nowrap spacing={0}>
    {publicationOf(post) === "published" && (
      <IconAction
        label={`Ver ${post.title} en la web`}
        icon={VisibilityOutlined}
        component="a"
        href={postPath(post.slug)}
        target="_blank"
      />
    )}
    <IconAction label={`Editar ${post.title}`} icon={EditOutlined} component={Link} to={edit} />
    <DeleteAction
      label={`Eliminar ${post.title}`}
      question={`¿Eliminar el post ${post.title}?`}
      detail={deletionDetail(post)}
      deleted={postWords.deleted}
      failed={postWords.deleteFailed}
    />
  </Row>
);

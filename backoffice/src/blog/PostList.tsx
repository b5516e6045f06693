import type { ListedPost } from "@estudio/contract";
import { statuses } from "@estudio/contract/enquiries/options";
import { postPath } from "@estudio/contract/routes";
import Add from "@mui/icons-material/Add";
import { Button, Chip } from "@mui/material";
import { useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { Problem } from "../layout/errors/Problem";
import { PageHeader } from "../layout/PageHeader";
import { PlainList, Row } from "../layout/parts";
import { BulkActions, publicationChanges } from "../lists/BulkActions";
import { SelectFilter, SortSelect } from "../lists/filters/filters";
import { SearchBox } from "../lists/filters/SearchBox";
import { ListFrame } from "../lists/ListFrame";
import { ListOf } from "../lists/ListOf";
import { RecordRow } from "../lists/RecordRow";
import { missingChoices } from "../lists/translations";
import { formatDay } from "../words/formats";
import { postWords } from "./words";

const orders = { "publishedAt DESC": "Más recientes", "updatedAt DESC": "Últimos cambios", "title ASC": "Título" };

const PostList = () => (
  <ListOf resource="blog" sort={{ field: "publishedAt", order: "DESC" }} perPage={24} cards>
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
      <BulkActions words={postWords} changes={publicationChanges} />
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
  const { data } = useListContext<ListedPost>();
  return (
    <PlainList spacing={1.5}>
      {data?.map((post) => (
        <RecordRow
          key={post.id}
          record={post}
          path={postPath(post.slug)}
          words={postWords}
          ratio="3 / 2"
          badge={post.category && <Chip size="small" variant="outlined" label={post.category} />}
          text={post.excerpt}
          note={`${post.readTime} min de lectura · ${formatDay(post.publishedAt)}`}
        />
      ))}
    </PlainList>
  );
}

import type { Post } from "@estudio/contract";
import { useGetList } from "react-admin";
import { Field } from "../inputs/Field";

/** A free word, with those already in use on offer. */
export function CategoryInput() {
  const { data } = useGetList<Post>("blog", {
    pagination: { page: 1, perPage: 200 },
    sort: { field: "publishedAt", order: "DESC" },
  });
  const used = [...new Set(data?.map((post) => post.category).filter(Boolean))];
  return (
    <>
      <Field source="category" slotProps={{ htmlInput: { list: "post-categories" } }} />
      <datalist id="post-categories">
        {used.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

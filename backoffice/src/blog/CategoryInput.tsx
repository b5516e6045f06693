import { translatedLanguages } from "@estudio/contract/paths";
import { categorySlug } from "@estudio/contract/rules/slug";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { call } from "../data/api";
import { Field } from "../inputs/Field";
import { languagesInSpanish, listInSpanish } from "../words/languages";

/** Offer free text with the existing categories as suggestions; the hint lists missing translations. */
export function CategoryInput() {
  const { data } = useQuery({
    queryKey: ["post-categories", "all"],
    queryFn: () => call("GET /api/admin/post-categories"),
  });
  const slug = categorySlug(String(useWatch({ name: "category" }) ?? ""));
  const known = data?.find((one) => one.slug === slug);
  const missing = translatedLanguages.filter((lang) => !known?.translations[lang]?.name);
  const names = listInSpanish(missing.map((lang) => languagesInSpanish[lang]));
  const hint = known
    ? `Sin nombre en ${names}: se pone en Blog › Categorías.`
    : `Es una categoría nueva. Cuando guardes, ponle nombre en ${names} en Blog › Categorías.`;
  return (
    <>
      <Field
        source="category"
        slotProps={{ htmlInput: { list: "post-categories" } }}
        helperText={data && slug && missing.length > 0 && hint}
      />
      <datalist id="post-categories">
        {data?.map(({ slug: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
    </>
  );
}

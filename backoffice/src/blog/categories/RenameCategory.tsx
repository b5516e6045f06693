import type { PostCategory } from "@estudio/contract";
import { useNavigate } from "react-router-dom";
import { call } from "../../data/api";
import { primeQuery, refreshLists } from "../../data/queryClient";
import { formQuery } from "../../editor/EditScreen";
import { Field } from "../../inputs/Field";
import { FormDialog } from "../../users/FormDialog";
import { plural } from "../../words/formats";

type Props = { category: PostCategory; onClose: () => void };

/** Rename a category in Spanish, in all its articles at once. */
export function RenameCategory({ category: { slug, name: before, posts, version }, onClose }: Props) {
  const navigate = useNavigate();
  const rename = async ({ name }: { name: string }) => {
    if (name === before) return;
    const renamed = await call("PUT /api/admin/post-categories/{slug}", { params: { slug }, body: { name, version } });
    await refreshLists();
    await primeQuery(formQuery("post-categories", renamed.slug), renamed);
    navigate(`/categorias/${renamed.slug}`, { replace: true });
  };
  return (
    <FormDialog
      title={`Otro nombre para «${before}»`}
      defaultValues={{ name: before }}
      validate={({ name }): Record<string, string> => (String(name ?? "").trim() ? {} : { name: requiredMessage })}
      onSubmit={rename}
      done="Nombre guardado"
      failed="No se pudo cambiar el nombre"
      onClose={onClose}
    >
      <Field
        source="name"
        label="Nombre en español"
        helperText={`Cambia en ${plural(posts, "artículo", "artículos")}. La dirección de su página cambia con él, y la de ahora lleva a la nueva. Los nombres en los otros idiomas se quedan.`}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        autoFocus
      />
    </FormDialog>
  );
}

const requiredMessage = "Este campo es obligatorio";

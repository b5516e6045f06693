import type { Attachment } from "@estudio/contract";
import { attachmentTypes } from "@estudio/contract/enquiries/attachments";
import { isolated } from "@estudio/contract/text/invisible";
import InsertDriveFileOutlined from "@mui/icons-material/InsertDriveFileOutlined";
import { Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../data/api";
import { LoadError } from "../../layout/errors/LoadError";
import { formatSize } from "../../words/formats";
import * as css from "./Attachments.module.css";

/** List the attached plans and photographs; pictures open in a tab, other files are downloaded. */
export function Attachments({ contactId }: { contactId: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["contacts", contactId, "files"],
    queryFn: () => call("GET /api/contacts/{id}/files", { params: { id: contactId } }),
    staleTime: 0,
  });
  if (!error && !data?.length) return null;
  return (
    <Stack spacing={1.5} component="section" aria-label="Planos y fotos">
      <Typography variant="h3">Planos y fotos</Typography>
      {error && <LoadError what="No se pudo leer si los hay" error={error} onRetry={refetch} />}
      <ul className={css.files}>
        {data?.map((file) => (
          <li key={file.id}>
            <File file={file} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function File({ file: { id, name, type, bytes } }: { file: Attachment }) {
  const address = `/api/contacts/files/${id}`;
  const { shown } = attachmentTypes[type];
  return (
    <a className={css.file} href={address} target={shown ? "_blank" : undefined} rel="noopener" download={!shown}>
      {shown ? (
        <img className={css.picture} src={address} alt="" loading="lazy" />
      ) : (
        <span className={css.document}>
          <InsertDriveFileOutlined aria-hidden />
        </span>
      )}
      <span>
        {isolated(name)} ({formatSize(bytes)})
      </span>
    </a>
  );
}

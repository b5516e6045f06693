import { z } from "zod";
import { media, mediaInput, mediaUses, setAclAnswer, setAclInput, uploadTicket } from "../../content/media";
import { listQuery, type Operation } from "../operation";

/** An upload takes three steps: request a URL, send the bytes there, then have the picture prepared. */
export const mediaOperations = {
  listMedia: {
    method: "GET",
    path: "/api/admin/media",
    access: "editor",
    summary: "Imágenes",
    query: listQuery,
    answer: z.array(media),
    status: 200,
    list: "media",
  },
  readMedia: {
    method: "GET",
    path: "/api/admin/media/{id}",
    access: "editor",
    summary: "Una imagen",
    answer: media,
    status: 200,
  },
  listMediaUses: {
    method: "GET",
    path: "/api/admin/media/{id}/uses",
    access: "editor",
    summary: "Dónde se usa una imagen",
    answer: mediaUses,
    status: 200,
  },
  updateMedia: {
    method: "PUT",
    path: "/api/admin/media/{id}",
    access: "editor",
    summary: "Texto alternativo, foco y autoría de una imagen",
    body: mediaInput,
    record: media,
    answer: media,
    status: 200,
  },
  requestUpload: {
    method: "POST",
    path: "/api/objects/upload",
    access: "editor",
    summary: "Pedir una dirección a la que subir una imagen",
    answer: uploadTicket,
    status: 200,
  },
  putUpload: {
    method: "PUT",
    path: "/api/objects/upload/{key}",
    access: "editor",
    summary: "Subir los bytes de una imagen (solo con almacenamiento en disco)",
    raw: true,
    answer: z.object({ ok: z.literal(true) }),
    status: 200,
  },
  setAcl: {
    method: "PUT",
    path: "/api/objects/set-acl",
    access: "editor",
    summary: "Preparar la imagen subida",
    body: setAclInput,
    answer: setAclAnswer,
    status: 200,
  },
} as const satisfies Record<string, Operation>;

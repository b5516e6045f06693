import { z } from "zod";
import type { Operation } from "./operation";

/** The document about the API itself, and whether it is up. */
export const generalOperations = {
  health: {
    method: "GET",
    path: "/api/health",
    access: "public",
    summary: "La API está en marcha",
    answer: z.object({ ok: z.literal(true) }),
    status: 200,
  },
  ready: {
    method: "GET",
    path: "/api/ready",
    access: "public",
    summary:
      "Puede atender visitas: responde la base de datos, está al día y hay una web publicada. Lo que no lo impide, en `warnings`",
    answer: z.object({ ok: z.literal(true), warnings: z.record(z.string(), z.string()) }),
    status: 200,
  },
  readMetrics: {
    method: "GET",
    path: "/api/metrics",
    access: "watcher",
    summary: "Cifras para Prometheus (METRICS_TOKEN; sin él, 404)",
    answer: z.string(),
    status: 200,
    bytes: true,
  },
  openapi: {
    method: "GET",
    path: "/api/openapi.json",
    access: "public",
    summary: "Este documento",
    answer: z.looseObject({ openapi: z.string() }),
    status: 200,
  },
} as const satisfies Record<string, Operation>;

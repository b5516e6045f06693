import { z } from "zod";
import type { Operation } from "./operation";

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
      "Puede atender visitas: responde la base de datos, está migrada y hay una web publicada. Los avisos que no lo impiden, en `warnings`",
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

import { z } from "zod";
import { passwordInput, user, userCreate, userInput } from "../user";
import { listQuery, type Operation } from "./operation";

/** Who may use the panel. */
export const userOperations = {
  listUsers: {
    method: "GET",
    path: "/api/admin/users",
    access: "owner",
    summary: "Usuarios",
    query: listQuery,
    answer: z.array(user),
    status: 200,
    list: "users",
  },
  readUser: {
    method: "GET",
    path: "/api/admin/users/{id}",
    access: "owner",
    summary: "Un usuario",
    answer: user,
    status: 200,
  },
  createUser: {
    method: "POST",
    path: "/api/admin/users",
    access: "owner",
    recent: true,
    summary: "Crear un usuario",
    body: userCreate,
    record: user,
    answer: user,
    status: 201,
  },
  updateUser: {
    method: "PUT",
    path: "/api/admin/users/{id}",
    access: "owner",
    recent: true,
    summary: "Cambiar un usuario",
    body: userInput,
    record: user,
    answer: user,
    status: 200,
  },
  updateUserPassword: {
    method: "PUT",
    path: "/api/admin/users/{id}/password",
    access: "owner",
    recent: true,
    summary: "Cambiar la contraseña de un usuario",
    body: passwordInput,
    answer: user,
    status: 200,
  },
  deleteUser: {
    method: "DELETE",
    path: "/api/admin/users/{id}",
    access: "owner",
    recent: true,
    summary: "Eliminar un usuario",
    answer: user,
    status: 200,
  },
} as const satisfies Record<string, Operation>;

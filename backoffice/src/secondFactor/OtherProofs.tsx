import { Button, Stack, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callInBackground } from "../data/api";
import { confirmIdentity } from "../data/session";
import { passkeyProblem, signChallenge } from "./passkeys/passkeys";
import { secondFactorKey } from "./useSecondFactor";

type Props = { busy: boolean; attempt: (prove: () => Promise<unknown>, problemOf: typeof passkeyProblem) => void };

/** Confirm the identity with a passkey or a code instead of the password, for users who have either. */
export default function OtherProofs({ busy, attempt }: Props) {
  const { data } = useQuery({
    queryKey: secondFactorKey,
    queryFn: () => callInBackground("GET /api/auth/second-factor"),
  });
  const [code, setCode] = useState("");
  if (!data?.codes && !data?.passkeys.length) return null;
  const confirmByCode = () => attempt(() => confirmIdentity({ code }), passkeyProblem);
  const confirmByPasskey = async () => {
    const question = await callInBackground("POST /api/auth/confirmation/start");
    await confirmIdentity({ passkey: { token: question.token, credential: await signChallenge(question) } });
  };
  return (
    <Stack spacing={1}>
      {data.codes && (
        <>
          <TextField
            label="O un código de la aplicación"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Otherwise the surrounding form would submit the password.
              event.preventDefault();
              confirmByCode();
            }}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
          />
          <Button variant="outlined" disabled={busy || code.trim() === ""} onClick={confirmByCode}>
            Continuar con el código
          </Button>
        </>
      )}
      {data.passkeys.length > 0 && (
        <Button variant="outlined" disabled={busy} onClick={() => attempt(confirmByPasskey, passkeyProblem)}>
          Usar una llave de acceso
        </Button>
      )}
    </Stack>
  );
}

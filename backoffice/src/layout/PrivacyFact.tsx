import { Box } from "@mui/material";
import { formatMoment } from "../words/formats";
import { Fact } from "./Fact";

type Props = { of: { privacyAcceptedAt: string | null; privacyVersion: string } };

/** When somebody accepted the privacy text, and which one (its number in one piece); nothing where it was not accepted. */
export const PrivacyFact = ({ of: { privacyAcceptedAt, privacyVersion } }: Props) => (
  <Fact name="Privacidad">
    {privacyAcceptedAt && (
      <>
        Aceptada el {formatMoment(privacyAcceptedAt)},{" "}
        <Box component="span" sx={{ whiteSpace: "nowrap" }}>
          versión {privacyVersion}
        </Box>
      </>
    )}
  </Fact>
);

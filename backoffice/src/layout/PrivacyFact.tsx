import { Box } from "@mui/material";
import { formatMoment } from "../words/formats";
import { Fact } from "./Fact";

type Props = { of: { privacyAcceptedAt: string | null; privacyVersion: string } };

/** Show when and which version of the privacy policy was accepted, if any. */
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

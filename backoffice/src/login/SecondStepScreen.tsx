import type { SecondStep as Step } from "@estudio/contract";
import { lazy, Suspense } from "react";
import { Waiting } from "../layout/Waiting";
import { LoginFrame } from "./LoginFrame";

const SecondStep = lazy(() => import("../secondFactor/SecondStep"));

type Props = { step: Step; onSignedIn: () => void; onStartAgain: () => void };

export const SecondStepScreen = (props: Props) => (
  <LoginFrame title="Segundo paso">
    <Suspense fallback={<Waiting />}>
      <SecondStep {...props} />
    </Suspense>
  </LoginFrame>
);

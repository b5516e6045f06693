import type { ReactNode } from "react";
import { CreateBase, EditBase } from "react-admin";
import { useParams } from "react-router-dom";
import { WithCopy } from "../copies/CopiesContext";
import { editOptions, Loaded } from "./EditScreen";

/**
 * The form of a new record or, where the address names one, of that. Both are one screen: whoever types while a new record
 * is stored finds its form loaded.
 */
export const RecordScreen = ({ fresh, stored }: { fresh: ReactNode; stored: ReactNode }) =>
  useParams().id ? (
    <EditBase {...editOptions}>
      <Loaded>
        <WithCopy>{stored}</WithCopy>
      </Loaded>
    </EditBase>
  ) : (
    <CreateBase redirect={false}>{fresh}</CreateBase>
  );

import type { ReactNode } from "react";
import { CreateBase, EditBase } from "react-admin";
import { useParams } from "react-router-dom";
import { WithCopy } from "../copies/CopiesContext";
import { editOptions, Loaded } from "./EditScreen";

/**
 * Show the form of a new or a stored record. It is one screen, so that saving a new record does not interrupt typing.
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

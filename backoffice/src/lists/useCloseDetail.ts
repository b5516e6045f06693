import { useLocation, useNavigate } from "react-router-dom";

/** What a row's link to its detail leaves there: the list is the page before. */
export const fromList = { fromList: true };

/** @returns what closes a detail that has an address of its own: Back does not open it again */
export function useCloseDetail(list: string): () => void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isFromList = (state as Partial<typeof fromList> | null)?.fromList === true;
  // Opened from a mail or a bookmark there is no list to go back to.
  return () => void (isFromList ? navigate(-1) : navigate(`${list}${search}`, { replace: true }));
}

import { useLocation, useNavigate } from "react-router-dom";

/** Location state of links from a list to a detail. */
export const fromList = { fromList: true };

/** Return a function that closes a detail. Back must not reopen it. */
export function useCloseDetail(list: string): () => void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isFromList = (state as Partial<typeof fromList> | null)?.fromList === true;
  // Opened from a mail or bookmark, there is no list to go back to.
  return () => void (isFromList ? navigate(-1) : navigate(`${list}${search}`, { replace: true }));
}

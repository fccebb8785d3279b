import { Pager } from "./pager.tsx";

export const examples = {
  "in the middle": (
    <Pager page={3} size={20} total={2000} addressOf={({ page, limit }) => `/sandbox?page=${page}&limit=${limit}#composed-pager`} />
  ),
};

import { ApiFailure } from "#app/api/failure.ts";

/** Whether a form was filled in for another welcome slide than there is now: since a new one counts its revisions anew, its id alone tells. */
export const isForOther = (form: FormData, { id }: { id: number }) => form.get("slide") !== String(id);

/** Why nothing is done with the one that there is now. */
export const slideReplaced = () => new ApiFailure("welcome_replaced", 409);

import { useTranslation } from "react-i18next";
import { MESSAGE_TEXT_LIMITS } from "#app/domain/messages/message-texts.ts";
import { type Constraints, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { fieldLimit } from "./field-limit.ts";
import { MESSAGE_FIELDS, type MessageField, type MessageValues } from "./fields.ts";

type Options = { id: string; values: MessageValues; constraint: Constraints; revision: number };

/** The form of a message. */
export function useMessageForm(options: Options) {
  const { t } = useTranslation("messages");
  const labels = Object.fromEntries(MESSAGE_FIELDS.map((name) => [name, t(`field_${name}`)])) as Record<MessageField, string>;
  // Of the others a form takes more than they should have; what it refuses is the most that is stored.
  const limits = Object.fromEntries(
    MESSAGE_FIELDS.flatMap((name) => {
      const limit = fieldLimit(name, MESSAGE_TEXT_LIMITS);
      return limit?.is === "error" ? [[name, limit.most]] : [];
    }),
  );
  return useScreenForm<MessageField>({ ...options, labels, limits });
}
export type MessageForm = ReturnType<typeof useMessageForm>;

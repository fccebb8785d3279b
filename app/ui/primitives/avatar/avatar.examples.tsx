import { Avatar } from "./avatar.tsx";

export const examples = {
  initials: (
    <>
      <Avatar name="Acme CRM" />
      <Avatar name="Globex Shop" />
      <Avatar name="Äpfel & Birnen" size="large" />
    </>
  ),
};

import { Avatar } from "./avatar.tsx";

export const examples = {
  initials: (
    <>
      <Avatar name="Acme CRM" />
      <Avatar name="Globex Shop" />
      <Avatar name="Äpfel & Birnen" size="large" />
    </>
  ),
  people: (
    <>
      <Avatar name="Ada Admin" of="person" size="small" />
      <Avatar name="Ada Admin" of="person" />
      <Avatar name="Mo Moderator" of="person" size="large" />
    </>
  ),
};

/** A random UUID, also on pages without a secure context, where crypto.randomUUID is missing: there it is the end of an object's address. */
export function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}

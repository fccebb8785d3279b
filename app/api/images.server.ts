import { imageCalls as calls, type WireImage } from "#app/contracts/images.ts";
import type { Crop } from "#app/domain/media/crop.ts";
import { sendFile } from "./files.server.ts";
import { type PropertyReader, send } from "./send.server.ts";

export type Image = WireImage;

/** Uploads an image file. */
export function uploadImage(reader: PropertyReader, file: File): Promise<Image> {
  const form = new FormData();
  form.append("file", file);
  return sendFile(reader, calls.uploadImage, { params: { property: reader.propertyId }, form });
}

/** A part of a stored image as an image of its own, 688 × 376, or 240 × 240 for a square. */
export const cropImage = (reader: PropertyReader, image: string, crop: Crop) =>
  send(reader, calls.addImage, { params: { property: reader.propertyId }, body: { image, crop } });

/** Notes that a stored image is used once more. */
export const noteImageUse = (reader: PropertyReader, image: string) =>
  send(reader, calls.addImage, { params: { property: reader.propertyId }, body: { image } });

export const getImage = (reader: PropertyReader, image: string) =>
  send(reader, calls.getImage, { params: { property: reader.propertyId, image } });

/** A page of the property's images, those used last first, with a text in their names. */
export const listImages = (reader: PropertyReader, asked: { page: number; limit: number; search?: string }) =>
  send(reader, calls.listImages, { params: { property: reader.propertyId }, query: asked });

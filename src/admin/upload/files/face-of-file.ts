import type { UploadedFile } from '@/domain/catalogue/upload/upload-answer'

/** The plan shows each style in itself: the uploaded fonts are registered in this window under names that begin so. */
const LOCAL = 'Upload'

export function faceOf(file: UploadedFile): string {
  return `${LOCAL} ${file.id}`
}

/** Ids of the files that are fonts of this page already. */
export const registered = new Set<string>()

/** Registers a file chosen here as a font of this page. */
export function registerFace(sent: UploadedFile, file: File): void {
  if (sent.state === 'refused') return
  registered.add(sent.id)
  void file
    .arrayBuffer()
    .then((bytes) => new FontFace(faceOf(sent), bytes, { weight: '1 1000' }).load())
    .then(
      (face) => document.fonts.add(face),
      () => undefined,
    )
}

import type { UploadedFile } from '@/domain/catalogue/upload/upload-answer'

/** Uploaded fonts of this window by the name they are set in: the plan shows each style in itself. */
const LOCAL = 'Upload'

export function faceOf(file: UploadedFile): string {
  return `${LOCAL} ${file.id}`
}

/** Makes a file that was chosen here a font of this page. After a reload its bytes are gone, and names stand in the interface's font. */
export function keepFace(sent: UploadedFile, file: File): void {
  if (sent.state === 'refused') return
  void file
    .arrayBuffer()
    .then((bytes) => new FontFace(faceOf(sent), bytes, { weight: '1 1000' }).load())
    .then(
      (face) => document.fonts.add(face),
      () => undefined,
    )
}

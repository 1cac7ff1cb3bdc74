import { useEffect } from 'react'
import type { UploadAnswer, UploadedFile } from '@/domain/catalogue/upload/upload-answer'

/** The plan shows each style in itself: the uploaded fonts are registered in this window under names that begin so. */
const LOCAL = 'Upload'

export function faceOf(file: UploadedFile): string {
  return `${LOCAL} ${file.id}`
}

/** Ids of the files that are fonts of this page already. */
const registered = new Set<string>()

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

/** Fonts that were sent from a window that was closed meanwhile: the shop has kept their bytes. Each is fetched when it is shown. */
export function useStoredFaces(upload: UploadAnswer | null): void {
  useEffect(() => {
    for (const file of upload?.files ?? []) {
      if (!file.found || registered.has(file.id)) continue
      registered.add(file.id)
      const source = `url("/api/uploads/${upload?.id}/files/${file.id}/font")`
      document.fonts.add(new FontFace(faceOf(file), source, { weight: '1 1000' }))
    }
  }, [upload])
}

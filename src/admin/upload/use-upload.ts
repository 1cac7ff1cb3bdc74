import { useEffect, useState } from 'react'
import type { FileOverride, UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { sentenceOf } from '../read-response'
import { registerFace } from './files/face-of-file'
import { sendFiles, type Unsent } from './files/send-files'
import {
  createUpload,
  carryOut,
  changePlan,
  discardUpload,
  readUpload,
  removeFile,
  retryUpload,
} from './upload-client'
import { useKeptNotes } from './use-kept-notes'

const POLL_EVERY_MS = 700

type Sending = { sent: number; of: number }

/** One upload and what staff do with it. Its id is in the URL, so that a reload finds it again. */
export function useUpload(first: string | null) {
  const [id, setId] = useState(first)
  const [upload, setUpload] = useState<UploadAnswer | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [unsent, setUnsent] = useState<Unsent[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const { notes, note, forget } = useKeptNotes(id)

  /** Responses may overtake each other: an older state never replaces a newer one. */
  const show = (received: UploadAnswer) => setUpload((now) => newerOf(now, received))

  useEffect(() => {
    if (id) readUpload(id).then(show, (error) => setFailure(sentenceOf(error)))
  }, [id])

  const isRunning = upload?.state === 'running'
  useEffect(() => {
    if (!id || !isRunning) return
    const poll = () => readUpload(id).then(show, () => undefined)
    const timer = setInterval(poll, POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [id, isRunning])

  function open(next: string | null) {
    history.replaceState(history.state, '', next ? `?id=${next}` : location.pathname)
    setUpload(null)
    setUnsent([])
    setId(next)
  }

  async function send(files: File[]) {
    const target = id ?? (await createUpload()).id
    if (!id) open(target)
    setUnsent([])
    setSending({ sent: 0, of: files.length })
    const countOne = () => setSending((now) => now && { ...now, sent: now.sent + 1 })
    await sendFiles(target, files, {
      onSent(sent, file) {
        registerFace(sent, file)
        countOne()
      },
      onListed: countOne,
      onUnsent(one) {
        setUnsent((others) => [...others, one])
        countOne()
      },
    })
    setSending(null)
    show(await readUpload(target))
  }

  /** A failure is shown with the present state of the upload; what staff have typed stays. */
  async function run(work: () => Promise<unknown>) {
    setFailure(null)
    await work().catch((error) => {
      setSending(null)
      setFailure(sentenceOf(error))
      if (id) readUpload(id).then(show, () => undefined)
    })
  }

  async function act(task: (upload: string) => Promise<UploadAnswer>) {
    if (id) await run(async () => show(await task(id)))
  }

  return {
    upload,
    notes,
    sending,
    unsent,
    failure,
    open,
    send: (files: File[]) => run(() => send(files)),
    change: (overrides: Record<string, FileOverride>) =>
      act((upload) => changePlan(upload, overrides)),
    remove: (file: string) => act((upload) => removeFile(upload, file)),
    note,
    carryOut: () =>
      act(async (target) => {
        const decision = { notes: withoutEmpty(notes), plan_hash: upload?.plan_hash ?? '' }
        const answer = await carryOut(target, decision)
        forget()
        return answer
      }),
    retry: () => act(retryUpload),
    discard: () => {
      if (id)
        run(() =>
          discardUpload(id)
            .then(forget)
            .then(() => open(null)),
        )
    },
  }
}

function newerOf(now: UploadAnswer | null, received: UploadAnswer): UploadAnswer {
  return now?.id === received.id && now.updated_at > received.updated_at ? now : received
}

function withoutEmpty(notes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== ''))
}

export type UploadWork = ReturnType<typeof useUpload>

import { useEffect, useState } from 'react'
import type { FileWish, UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { sentenceOf } from '../read-response'
import { keepFace } from './files/face-of-file'
import { sendFiles, type Unsent } from './files/send-files'
import {
  beginUpload,
  carryOut,
  changePlan,
  forgetUpload,
  readUpload,
  takeFileOut,
  tryAgain,
} from './upload-client'

const LOOK_EVERY_MS = 700

type Sending = { sent: number; of: number }

/** One upload and what staff do with it. Its id stands in the address, so that a reload finds it again. */
export function useUpload(first: string | null) {
  const [id, setId] = useState(first)
  const [upload, setUpload] = useState<UploadAnswer | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [unsent, setUnsent] = useState<Unsent[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const [notes, setNotes] = useState<Record<string, string>>({})

  /** Answers may overtake each other: an older state never takes the place of a newer one. */
  const show = (answer: UploadAnswer) => setUpload((now) => newerOf(now, answer))

  useEffect(() => {
    if (id) readUpload(id).then(show, (error) => setFault(sentenceOf(error)))
  }, [id])

  const isRunning = upload?.state === 'running'
  useEffect(() => {
    if (!id || !isRunning) return
    const look = () => readUpload(id).then(show, () => undefined)
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [id, isRunning])

  function open(next: string | null) {
    history.replaceState(history.state, '', next ? `?id=${next}` : location.pathname)
    setUpload(null)
    setUnsent([])
    setNotes({})
    setId(next)
  }

  async function send(files: File[]) {
    const begun = id ?? (await beginUpload()).id
    if (!id) open(begun)
    setUnsent([])
    setSending({ sent: 0, of: files.length })
    const countOne = () => setSending((now) => now && { ...now, sent: now.sent + 1 })
    await sendFiles(begun, files, {
      onSent(sent, file) {
        keepFace(sent, file)
        countOne()
      },
      onListed: countOne,
      onUnsent(one) {
        setUnsent((others) => [...others, one])
        countOne()
      },
    })
    setSending(null)
    show(await readUpload(begun))
  }

  /** Whatever fails is said, with the upload as it stands now; what staff have typed stays. */
  async function say(work: () => Promise<unknown>) {
    setFault(null)
    await work().catch((error) => {
      setSending(null)
      setFault(sentenceOf(error))
      if (id) readUpload(id).then(show, () => undefined)
    })
  }

  async function act(task: (upload: string) => Promise<UploadAnswer>) {
    if (id) await say(async () => show(await task(id)))
  }

  return {
    upload,
    notes,
    sending,
    unsent,
    fault,
    open,
    send: (files: File[]) => say(() => send(files)),
    change: (wishes: Record<string, FileWish>) => act((upload) => changePlan(upload, wishes)),
    takeOut: (file: string) => act((upload) => takeFileOut(upload, file)),
    note: (family: string, text: string) => setNotes((others) => ({ ...others, [family]: text })),
    carryOut: () =>
      act((seen) => carryOut(seen, { notes: written(notes), plan_hash: upload?.plan_hash ?? '' })),
    tryAgain: () => act(tryAgain),
    forget: () => {
      if (id) say(() => forgetUpload(id).then(() => open(null)))
    },
  }
}

function newerOf(now: UploadAnswer | null, answer: UploadAnswer): UploadAnswer {
  return now?.id === answer.id && now.updated_at > answer.updated_at ? now : answer
}

/** Nothing written is no note. */
function written(notes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== ''))
}

export type UploadWork = ReturnType<typeof useUpload>

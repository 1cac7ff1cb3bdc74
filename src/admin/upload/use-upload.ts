import { useEffect, useMemo, useState } from 'react'
import type {
  UploadAnswer,
  UploadedFile,
  UploadFamily,
} from '@/domain/catalogue/upload/upload-answer'
import { sentenceOf, ShopRefused } from '../read-response'
import { registerFace } from './font-faces'
import { ChangeQueue, type Overrides, withPending } from './pending-changes'
import {
  carryOut,
  changePlan,
  createUpload,
  discardUpload,
  readUpload,
  removeFile,
  retryUpload,
  sendFile,
} from './upload-client'

const POLL_EVERY_MS = 700

/** What is changed and not answered, of the upload it was changed in. */
type Pending = { upload: string | null; overrides: Overrides }

/** One upload and what staff do with it. Its id is in the URL, so that a reload finds it again. */
export function useUpload(first: string | null) {
  const [id, setId] = useState(first)
  const [upload, setUpload] = useState<UploadAnswer | null>(null)
  const [sending, setSending] = useState<{ sent: number; of: number } | null>(null)
  const [unsent, setUnsent] = useState<Unsent[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState<Pending>({ upload: first, overrides: {} })
  const { notes, note, forget } = useKeptNotes(id)
  const [confirmed, setConfirmed] = useState<Confirmed>(new Set())

  /** Responses may overtake each other: an older state never replaces a newer one. */
  const show = (received: UploadAnswer) => setUpload((now) => newerOf(now, received))

  useEffect(() => {
    if (id) readUpload(id).then(show, (error) => setFailure(sentenceOf(error)))
  }, [id])

  const isRunning = upload?.state === 'running'
  useEffect(() => {
    if (!id || !isRunning) return
    const poll = () => void readUpload(id).then(show, () => undefined)
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

  const queue = useMemo(
    () =>
      new ChangeQueue(
        (overrides) => act((target) => changePlan(target, overrides)),
        (open) => setPending({ upload: id, overrides: open }),
      ),
    // Its work sets states alone, and is that of one upload.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [id],
  )
  const change = (overrides: Overrides) => queue.add(overrides)
  const changes = pending.upload === id ? pending.overrides : {}

  return {
    upload: upload && withPending(upload, changes),
    isPlanning: Object.keys(changes).length > 0,
    notes,
    sending,
    unsent,
    failure,
    open,
    send: (files: File[]) => void run(() => send(files)),
    // Nobody waits for these: what fails is shown.
    change: (overrides: Overrides) => void change(overrides),
    changeAndWait: change,
    remove: (file: string) => void act((upload) => removeFile(upload, file)),
    note,
    isConfirmed: (family: Replacing) => hasConfirmed(confirmed, family),
    confirm: (family: Replacing, isTicked: boolean) =>
      setConfirmed((others) => withConfirmed(others, family, { isTicked })),
    carryOut: () =>
      void act(async (target) => {
        const decision = {
          notes: Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== '')),
          plan_hash: upload?.plan_hash ?? '',
          confirmed: [...confirmed],
        }
        const answer = await carryOut(target, decision)
        forget()
        return answer
      }),
    retry: () => void act(retryUpload),
    discard: () => {
      if (!id) return
      void run(async () => {
        await discardUpload(id)
        forget()
        open(null)
      })
    },
  }
}

function newerOf(now: UploadAnswer | null, received: UploadAnswer): UploadAnswer {
  return now?.id === received.id && now.updated_at > received.updated_at ? now : received
}

export type UploadWork = ReturnType<typeof useUpload>

type Replacing = Pick<UploadFamily, 'foreign_masters'>

/** The masters that staff confirmed may be replaced, each by the very file: no tick is meant for another. */
type Confirmed = ReadonlySet<string>

export function hasConfirmed(confirmed: Confirmed, { foreign_masters: foreign }: Replacing) {
  return foreign.every((one) => confirmed.has(one))
}

export function withConfirmed(
  confirmed: Confirmed,
  { foreign_masters: foreign }: Replacing,
  { isTicked }: { isTicked: boolean },
): Confirmed {
  const others = [...confirmed].filter((one) => !foreign.includes(one))
  return new Set(isTicked ? [...others, ...foreign] : others)
}

type Notes = Record<string, string>

/** What staff have typed of an upload that is not carried out: by the key of its family, kept in this browser. */
function useKeptNotes(upload: string | null) {
  const [notes, setNotes] = useState<Notes>({})
  useEffect(() => setNotes(upload ? keptOf(upload) : {}), [upload])

  function note(family: string, text: string) {
    const next = { ...notes, [family]: text }
    setNotes(next)
    if (upload) localStorage.setItem(keyOf(upload), JSON.stringify(next))
  }

  function forget() {
    if (upload) localStorage.removeItem(keyOf(upload))
  }
  return { notes, note, forget }
}

function keyOf(upload: string): string {
  return `upload-notes-${upload}`
}

function keptOf(upload: string): Notes {
  try {
    return JSON.parse(localStorage.getItem(keyOf(upload)) ?? '{}') as Notes
  } catch {
    return {}
  }
}

const AT_ONCE = 3

type Unsent = { file: File; why: string }

type Handlers = {
  onSent: (sent: UploadedFile, file: File) => void
  /** Too large: the shop lists it among the refused files, and to send it again would change nothing. */
  onListed: () => void
  onUnsent: (unsent: Unsent) => void
}

/** Sends files, three at once; a failure stops no other file. Resolves when each file is sent or has failed. */
export async function sendFiles(id: string, files: File[], handlers: Handlers): Promise<void> {
  const waiting = [...files]

  async function sendNext(): Promise<void> {
    const file = waiting.shift()
    if (!file) return
    try {
      handlers.onSent(await sendFile(id, file), file)
    } catch (error) {
      if (error instanceof ShopRefused && error.status === 413) handlers.onListed()
      else handlers.onUnsent({ file, why: sentenceOf(error) })
    }
    return sendNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
}

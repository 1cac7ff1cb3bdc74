import { mergeOverrides } from '@/domain/catalogue/upload/file-override'
import type {
  ChosenTypeface,
  FileOverride,
  UploadAnswer,
  UploadFamily,
} from '@/domain/catalogue/upload/upload-answer'
import { ownValue } from '@/domain/own-value'

export type Overrides = Record<string, FileOverride>

/**
 * Sends the changes of one plan one after another. What is changed while one is on its way goes together with the next, the
 * latest of each field. `send` never rejects; `onPending` is told all that is not answered yet.
 */
export class ChangeQueue {
  #waiting: Overrides = {}
  #sending: Overrides = {}
  #running: Promise<void> | null = null

  constructor(
    readonly send: (overrides: Overrides) => Promise<void>,
    readonly onPending: (pending: Overrides) => void,
  ) {}

  /** Resolves when everything is answered. */
  add(overrides: Overrides): Promise<void> {
    this.#waiting = withLater(this.#waiting, overrides)
    this.#running ??= this.#run()
    this.#notify()
    return this.#running
  }

  async #run(): Promise<void> {
    await Promise.resolve()
    while (Object.keys(this.#waiting).length > 0) {
      this.#sending = this.#waiting
      this.#waiting = {}
      await this.send(this.#sending)
      this.#sending = {}
      this.#notify()
    }
    this.#running = null
  }

  #notify(): void {
    this.onPending(withLater(this.#sending, this.#waiting))
  }
}

function withLater(before: Overrides, later: Overrides): Overrides {
  const merged = { ...before }
  for (const [file, override] of Object.entries(later)) {
    merged[file] = mergeOverrides(ownValue(before, file) ?? {}, override)
  }
  return merged
}

/** An open upload as it was answered, with what staff changed since: fields show what was typed while the plan is made anew. */
export function withPending(upload: UploadAnswer, pending: Overrides): UploadAnswer {
  if (upload.state !== 'open' || Object.keys(pending).length === 0) return upload
  return {
    ...upload,
    families: upload.families.map((family) => {
      const chosen = ownValue(pending, family.files[0] ?? '')?.typeface
      return chosen ? { ...family, typeface: chosenBy(chosen, family) } : family
    }),
    files: upload.files.map((file) => {
      const override = ownValue(pending, file.id)
      if (!file.plan || !override) return file
      const { style, typeface, fields, leave_out: leaveOut } = override
      const plan = {
        ...file.plan,
        // Decided here too: the answer changes no style, and so closes nothing that was opened meanwhile.
        style: style ?? (typeface?.kind === 'new' ? { kind: 'new' as const } : file.plan.style),
        fields: { ...file.plan.fields, ...fields },
        leave_out: leaveOut ?? file.plan.leave_out,
      }
      return { ...file, plan }
    }),
  }
}

function chosenBy(chosen: NonNullable<FileOverride['typeface']>, { typeface }: UploadFamily) {
  const { name, slug, is_published } = typeface
  const category = typeface.kind === 'new' ? typeface.category : 'sans'
  const planned: ChosenTypeface =
    chosen.kind === 'new' ? { category, ...chosen } : { ...chosen, name }
  return { ...planned, slug, is_published }
}

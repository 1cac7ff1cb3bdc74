import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { FilesAreAway } from '@/domain/request-error'
import type { UploadFamily, UploadState } from '@/domain/catalogue/upload/upload-answer'
import type { Upload } from '@/payload-types'
import { claimEnd, holdClaim } from '@/platform/claims'
import { claimUpload, type FamilyNotes, updateOwnUpload } from '../records/uploads'

/** Another process carries this upload out by now: the rest is its work. */
export class LeaseIsLost extends Error {
  override readonly name = 'LeaseIsLost'
}

/** The right to carry an upload out, renewed while the work goes on. */
export class UploadLease implements Disposable {
  readonly #claim = holdClaim({
    renew: (until) => this.#extend(until),
    giveBack: (now) => this.giveBack(now),
    onError: (error) => this.payload.logger.warn({ err: error }),
  })
  #isHeld = true
  #families: UploadFamily[] | null = null
  /** Nobody waits for it: while the bucket is away, so does the upload. */
  isInBackground = false
  /** Whatever failed under this lease, as it was thrown. */
  readonly failures: unknown[] = []

  private constructor(
    readonly payload: Payload,
    readonly upload: string,
    readonly runner: string,
  ) {}

  /** null: another process was first. */
  static async acquire(
    payload: Payload,
    upload: Upload,
    { notes }: { notes?: FamilyNotes[] } = {},
  ): Promise<UploadLease | null> {
    const runner = randomUUID()
    const acquired = await claimUpload(payload, upload, { runner, leaseUntil: claimEnd(), notes })
    return acquired ? new UploadLease(payload, upload.id, runner) : null
  }

  /** Whether no failure of the upload's own: it stays as it is, for whoever takes it up next. */
  breaksOffAt(error: unknown): boolean {
    return error instanceof LeaseIsLost || (this.isInBackground && error instanceof FilesAreAway)
  }

  assertHeld(): void {
    if (!this.#isHeld) throw new LeaseIsLost()
  }

  /** With `begun`, what is said of that family where this process ends without a word. */
  async saveFamilies(families: UploadFamily[], begun?: UploadFamily): Promise<void> {
    this.#families = families
    const told = families.map((family) => (family.key === begun?.key ? begun : family))
    await this.#write({ families: told })
  }

  async end(state: UploadState): Promise<void> {
    await this.#write({ state })
  }

  /** Whoever looks next goes on. */
  async giveBack(now = new Date()): Promise<void> {
    await this.#extend(now, this.#families ? { families: this.#families } : {})
    this[Symbol.dispose]()
  }

  /** Work that still runs under this lease stops at its next step. */
  [Symbol.dispose](): void {
    this.#isHeld = false
    this.#claim[Symbol.dispose]()
  }

  async #extend(leaseUntil: Date, more: { families?: UploadFamily[] } = {}): Promise<void> {
    await this.#write({ leaseUntil: leaseUntil.toISOString(), ...more }).catch((error: unknown) => {
      if (!(error instanceof LeaseIsLost)) throw error
    })
  }

  async #write(data: Parameters<typeof updateOwnUpload>[2]): Promise<void> {
    const { payload, upload: id, runner } = this
    this.#isHeld = await updateOwnUpload(payload, { id, runner }, data)
    this.assertHeld()
  }
}

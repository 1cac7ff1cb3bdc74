import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import { FileIsLost, FilesAreAway } from '@/domain/request-error'
import { ShopError } from '@/domain/shop-error'
import type { Env } from '@/env'
import { shared } from '@/platform/shared'
import { shopLogger } from '../shop-logger'

type Opened = { sdk: typeof Sdk; client: Sdk.S3Client }

/** How long a request may take, its repetitions included, and how long a body may pause. */
const PATIENCE = { requestInMs: 60_000, pauseInMs: 10_000 }

const TRIES = 3

/** What staff are to be told of: objects that were asked for and are gone, or are others. */
export const lostObjects = shared('lost objects', () => new Set<string>())

const HASH = /([0-9a-f]{64})\.\w+$/

/** Objects of an S3 bucket, each named by the hash of its bytes. The keys are those of AWS_ACCESS_KEY_ID, or whatever else AWS's own tools find. */
export class ObjectStore {
  #opened: Promise<Opened> | null = null

  constructor(
    readonly place: Pick<NonNullable<Env['files']>, 'bucket' | 'prefix' | 'endpoint' | 'region'>,
    readonly patience = PATIENCE,
  ) {}

  /** Whole or not at all: it is signed with its hash, which the store compares with what arrived. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    if (createHash('sha256').update(bytes).digest('hex') !== hashIn(name))
      throw new Error(`${name} was not stored: its bytes are others than its name says.`)
    await this.#request(name, ({ sdk, client }, how) =>
      client.send(new sdk.PutObjectCommand({ ...this.#at(name), Body: bytes }), how),
    )
  }

  async has(name: string): Promise<boolean> {
    const found = this.#request(name, ({ sdk, client }, how) =>
      client.send(new sdk.HeadObjectCommand(this.#at(name)), how),
    )
    return found.then(() => true, unlessLost(false))
  }

  async drop(name: string): Promise<void> {
    await this.#request(name, ({ sdk, client }, how) =>
      client.send(new sdk.DeleteObjectCommand(this.#at(name)), how),
    )
  }

  /** The names that begin so. */
  async list(beginning: string): Promise<string[]> {
    return this.#request(beginning, async ({ sdk, client }) => {
      const { bucket: Bucket, prefix } = this.place
      const names: string[] = []
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + beginning })
      for await (const { Contents = [] } of pages)
        names.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)))
      return names
    })
  }

  /** Fails where the bucket cannot be reached. */
  async ask(): Promise<void> {
    await this.#request('', ({ sdk, client }, how) =>
      client.send(new sdk.HeadBucketCommand({ Bucket: this.place.bucket }), how),
    )
  }

  /** Writes the object into a new file. Bytes that its name does not fit are fetched again, and never left there. */
  async fetch(name: string, path: string): Promise<void> {
    await using file = await open(path, 'wx', 0o600)
    const found = await this.#readPatiently(name, file).catch(unlessLost(null))
    if (found?.sha256 === hashIn(name)) return file.sync()
    const what = found ? 'is damaged: its bytes are others than they were' : 'is gone'
    shopLogger.error({ msg: `${inShort(name)} in the bucket ${what}` })
    lostObjects.add(name)
    throw new FileIsLost()
  }

  /** What is there under this name, read through; null: nothing. */
  async describe(name: string): Promise<ObjectFacts | null> {
    return this.#readPatiently(name, null).catch(unlessLost(null))
  }

  async #readPatiently(name: string, file: FileHandle | null): Promise<ObjectFacts> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES
      try {
        const facts = await this.#read(name, file)
        if (isLast || facts.sha256 === hashIn(name)) return facts
      } catch (error) {
        if (error instanceof ShopError) throw error
        if (isLast) throw awayFor(name, error)
      }
    }
  }

  async #read(name: string, file: FileHandle | null): Promise<ObjectFacts> {
    const { Body } = await this.#request(name, ({ sdk, client }, how) =>
      client.send(new sdk.GetObjectCommand(this.#at(name)), how),
    )
    const body = Body as Readable // in Node
    const tooSlow = () => body.destroy(new Error(`${name} came too slowly.`))
    const pause = setTimeout(tooSlow, this.patience.pauseInMs)
    const hash: Hash = createHash('sha256')
    let sizeInBytes = 0
    await file?.truncate()
    try {
      for await (const piece of body as AsyncIterable<Buffer>) {
        pause.refresh()
        hash.update(piece)
        await file?.write(piece, 0, piece.length, sizeInBytes)
        sizeInBytes += piece.length
      }
    } finally {
      clearTimeout(pause)
      body.destroy()
    }
    return { sizeInBytes, sha256: hash.digest('hex') }
  }

  #at(name: string) {
    return { Bucket: this.place.bucket, Key: this.place.prefix + name }
  }

  async #request<Answer>(
    name: string,
    send: (opened: Opened, how: { abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      this.#opened ??= this.#open()
      return await send(await this.#opened, {
        abortSignal: AbortSignal.timeout(this.patience.requestInMs),
      })
    } catch (error) {
      // HEAD has no body to say so by.
      const { name: code } = error as Error
      if (code === 'NoSuchKey' || (code === 'NotFound' && name !== '')) throw new FileIsLost()
      throw awayFor(name, error)
    }
  }

  /** Loaded where a bucket is set, and then when it is needed. */
  async #open(): Promise<Opened> {
    const { endpoint, region } = this.place
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      ...(region ? { region } : {}),
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      maxAttempts: TRIES,
      // Of our own, by the names; other makers' stores know few of AWS's.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 3_000 },
    })
    return { sdk, client }
  }
}

export type ObjectFacts = { sizeInBytes: number; sha256: string }

/** As a log may say it, which leaves long words out. */
export function inShort(name: string): string {
  return name.replace(HASH, (file, hash: string) => file.replace(hash, `${hash.slice(0, 10)}…`))
}

function hashIn(name: string): string {
  return HASH.exec(name)?.[1] ?? ''
}

function awayFor(name: string, cause: unknown): FilesAreAway {
  shopLogger.error({ err: cause, msg: `The bucket of FILES_URL failed: ${inShort(name)}` })
  return new FilesAreAway()
}

function unlessLost<Answer>(answer: Answer): (error: unknown) => Answer {
  return (error) => {
    if (error instanceof FileIsLost) return answer
    throw error
  }
}

import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Payload,
  type PayloadRequest,
  type Where,
  type WhereField,
} from 'payload'
import { clientNetwork, LIMITS } from '@/domain/limits/limits'
import {
  type Most,
  problemOfQuery,
  type RestQuery,
  STAFF,
  STRANGERS,
} from '@/domain/site/read-query'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { countRequest } from '@/operations/limits/count-requests'
import { possibleIds } from '@/operations/records/any-collection'

const MOST = 200

/**
 * The public REST API returns at most 200 rows at a time, whatever limit is requested, and answers a question it does not understand
 * with 400 and a sentence, before the database fails on it.
 */
export const guardReads: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || !['read', 'count'].includes(operation)) return args
  // What staff threw away is theirs.
  const asked = req.user ? args : { ...plainQuestion(args, req, STRANGERS), trash: false }
  if (operation === 'count' || !('limit' in asked)) return asked
  const { limit } = asked
  const capped = limit === undefined ? limit : limit > 0 ? Math.min(limit, MOST) : MOST
  return { ...asked, limit: capped, pagination: true }
}

function plainQuestion<Args extends object>(args: Args, { payload }: PayloadRequest, most: Most) {
  const problem = problemOfQuery(args as RestQuery, { dateFields: dateFieldsOf(payload), most })
  if (problem) throw new QueryIsOdd(problem)
  const { where } = args as { where?: Where }
  return where ? { ...args, where: withPossibleIds(where, payload) } : args
}

/** MongoDB fails on a list with an id that no row can have, where SQLite finds none. */
function withPossibleIds(where: Where, payload: Payload): Where {
  const parts = Object.entries(where).map(([name, asked]) => {
    if (Array.isArray(asked)) return [name, asked.map((part) => withPossibleIds(part, payload))]
    return [name, name === 'id' ? possibleLists(asked as WhereField, payload) : asked]
  })
  return Object.fromEntries(parts) as Where
}

function possibleLists(asked: WhereField, payload: Payload): WhereField {
  const lists = (['in', 'not_in'] as const).filter((list) => list in asked)
  const possible = lists.map((list) => [
    list,
    possibleIds(
      payload,
      [asked[list]].flat().flatMap((ids) => String(ids).split(',')),
    ),
  ])
  return { ...asked, ...Object.fromEntries(possible) }
}

/** Logged as Payload's own refusals of questions are: strangers may ask what they like. */
class QueryIsOdd extends APIError {
  override readonly name = 'QueryError'

  constructor(problem: string) {
    super(problem, 400, null, true)
  }
}

function dateFieldsOf({ config }: Payload): ReadonlySet<string> {
  const fields = config.collections.flatMap(({ flattenedFields }) => flattenedFields)
  return new Set(fields.filter(({ type }) => type === 'date').map(({ name }) => name))
}

/** A collection whose answers over Payload's REST are counted, by client or by who is signed in. */
export function limitRest(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  const beforeOperation = [countRestRequest, ...(hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

/**
 * Once a request: what it leads to belongs to it; of staff it is looked at here, whatever they ask for. What is read past all access is no request of anybody's: so Payload looks up
 * who is signed in, before it is known.
 */
const countRestRequest: CollectionBeforeOperationHook = async ({ args, overrideAccess, req }) => {
  if (req.payloadAPI !== 'REST' || overrideAccess || req.context.isCounted) return args
  req.context.isCounted = true
  const address = req.headers.get(CLIENT_HEADER)
  if (address && !req.user) await countRequest(req.payload, LIMITS.rest, clientNetwork(address))
  if (!req.user) return args
  if (address) await countRequest(req.payload, LIMITS.restOfStaff, String(req.user.id))
  return plainQuestion(args, req, STAFF)
}

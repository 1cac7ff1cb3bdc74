import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { refuseStrangersUpload } from '@/operations/site/media/refuse-strangers-upload'

type Handler = ReturnType<typeof REST_POST>

export const GET = REST_GET(config)
export const POST = forStaffsFiles(REST_POST(config))
export const DELETE = REST_DELETE(config)
export const PATCH = forStaffsFiles(REST_PATCH(config))
export const PUT = forStaffsFiles(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)

function forStaffsFiles(handle: Handler): Handler {
  return async (request, context) =>
    (await refuseStrangersUpload(request, config)) ?? handle(request, context)
}

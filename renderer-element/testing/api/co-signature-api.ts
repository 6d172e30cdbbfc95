import { loginHeaderPrefix } from '@form-builder/core/contract/visitor/login-constants.ts';
import type {
  CoSignature,
  CoSignatureState,
  CoSignerIdentity,
} from '@form-builder/core/contract/visitor/co-signatures.ts';
import { refuse, type VisitorAnswer, type VisitorRequest } from './visitor-request.ts';

/** The link in every mail to a co-signer of this server. */
export const goodSignLink = { id: '30000000-0000-4000-8000-000000000001', key: 'key-of-signer' };

/** What the person who co-signs agrees to. */
export const coSignatureText = 'Ik sta achter deze aanvraag.';

/** The code that the visitor passes on, which opens the same as the link. */
export const goodSignCode = 'B7KM-92TX-HJ4P';

/** One request to co-sign, by a link that every test knows; with that of the code the person has to log in. */
export class CoSignatureApi {
  state: CoSignatureState = 'waiting';
  /** The reason of whoever declined. */
  reason: string | undefined;

  /** Answers `/v0/public/co-signatures/…`. */
  handle([id, action]: readonly string[], request: VisitorRequest): VisitorAnswer {
    if (id === undefined) return findByCode(request);
    const key = request.headers['x-submission-key'];
    const isByLogin = key === goodSignCode;
    const isLink = id === goodSignLink.id && (key === goodSignLink.key || isByLogin);
    if (!isLink) return refuse('not_found', request);
    const identity = isByLogin ? identityOf(request) : 'not_needed';
    if (action === undefined) return this.#present(identity);
    if (identity === 'needed') return refuse('login_required', request);
    const wanted = action === 'signature' ? 'signed' : 'declined';
    if (this.state !== 'waiting' && this.state !== wanted)
      return refuse('transition_not_allowed', request);
    this.state = wanted;
    // The element's own request, in the contract's shape.
    this.reason = (JSON.parse(request.body) as { reason?: string }).reason;
    return this.#present(identity);
  }

  #present(identity: CoSignerIdentity): VisitorAnswer {
    const { state } = this;
    const isWaiting = state === 'waiting';
    const isShown = isWaiting && (identity === 'not_needed' || identity === 'known');
    const data: CoSignature = {
      id: goodSignLink.id,
      state,
      form_title: 'Toeslag aanvragen',
      is_test: false,
      text: coSignatureText,
      language: 'nl',
      expires_at: '2030-01-31T12:00:00.000Z',
      ended_at: isWaiting ? null : '2030-01-30T12:00:00.000Z',
      identity,
      logins:
        isWaiting && identity !== 'not_needed'
          ? [{ provider: 'digid', least_level: 'midden' }]
          : [],
      sections: isShown ? sections : [],
    };
    return { status: 200, body: { data } };
  }
}

/** The token `of-visitor` is a login of the person who sent the form. */
function identityOf({ headers }: VisitorRequest): CoSignerIdentity {
  const token = headers[`${loginHeaderPrefix}digid`];
  if (token === undefined) return 'needed';
  return token === 'of-visitor' ? 'same_person' : 'known';
}

function findByCode(request: VisitorRequest): VisitorAnswer {
  // The element's own request, in the contract's shape.
  const { code } = JSON.parse(request.body) as { code: string };
  const isKnown = code.toUpperCase().replace(/[^A-Z0-9]/g, '') === goodSignCode.replaceAll('-', '');
  if (!isKnown) return refuse('not_found', request);
  return { status: 200, body: { data: { id: goodSignLink.id, key: goodSignCode } } };
}

const answer = (path: string, label: string, value: string) =>
  ({ kind: 'answer', path, label, value }) as const;

const sections: CoSignature['sections'] = [
  {
    pageId: 'p1',
    pageIndex: 0,
    title: 'Uw gegevens',
    items: [
      answer('name', 'Naam', 'Fatima'),
      {
        kind: 'rows',
        path: 'children',
        label: 'Kinderen',
        rows: [{ label: 'Kind 1', items: [answer('children.0.name', 'Naam', 'Noor')] }],
      },
    ],
  },
];

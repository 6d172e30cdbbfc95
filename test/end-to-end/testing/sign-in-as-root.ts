import { createClient, type Client } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import { signIn } from '@form-builder/server/testing/identity/sign-in.ts';
import { demoPassword } from './product.ts';

/** Signs in as the user of the demo who may do everything. */
export async function signInAsRoot(origin: string): Promise<Client<ApiContract>> {
  const user = { origin, email: 'root@demo.example', password: demoPassword };
  const { accessToken } = await signIn(user);
  const headers = () => ({ authorization: `Bearer ${accessToken}` });
  return createClient<ApiContract>(contract, { baseUrl: origin, headers });
}

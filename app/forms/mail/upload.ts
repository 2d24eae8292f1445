import { blockedEmailError } from '@emailjs/browser/es/errors/blockedEmailError/blockedEmailError';
import { headlessError } from '@emailjs/browser/es/errors/headlessError/headlessError';
import { limitRateError } from '@emailjs/browser/es/errors/limitRateError/limitRateError';
import { isBlockedValueInParams } from '@emailjs/browser/es/utils/isBlockedValueInParams/isBlockedValueInParams';
import { isHeadless } from '@emailjs/browser/es/utils/isHeadless/isHeadless';
import { isLimitRateHit } from '@emailjs/browser/es/utils/isLimitRateHit/isLimitRateHit';
import { validateParams } from '@emailjs/browser/es/utils/validateParams/validateParams';
import { LIB_VERSION, RESERVED_NAMES, SEND_FORM_PATH } from '#shared/wire.ts';
import type { Watch } from '../submission/submission.ts';
import {
  failure,
  keepContent,
  type MailResult,
  type SdkSettings,
  sdkRefusals,
} from './transport.ts';

/**
 * Sends a form with a file, reports the progress and can be aborted. Never rejects.
 *
 * The SDK's `sendForm` posts by `fetch`, which reports no upload progress. So this posts by
 * XMLHttpRequest, with the same fields in the same order, after the SDK's own checks.
 */
export async function uploadMail(
  settings: SdkSettings,
  templateId: string,
  form: HTMLFormElement,
  watch: Watch,
): Promise<MailResult> {
  try {
    const content = new FormData(form);
    keepContent(content);
    await refuse(settings, templateId, content);
    const { publicKey, serviceId } = settings;
    const values = [LIB_VERSION, serviceId, templateId, publicKey];
    RESERVED_NAMES.forEach((name, index) => {
      content.append(name, values[index] ?? '');
    });
    return await post(`${settings.origin}${SEND_FORM_PATH}`, content, watch);
  } catch (reason) {
    return failure(reason);
  }
}

async function refuse(settings: SdkSettings, templateId: string, content: FormData) {
  const { blockHeadless, blockList, limitRate, storageProvider } = sdkRefusals(settings.refusals);
  if (blockHeadless && isHeadless(navigator)) throw headlessError();
  validateParams(settings.publicKey, settings.serviceId, templateId);
  if (isBlockedValueInParams(blockList, content)) throw blockedEmailError();
  if (await isLimitRateHit(location.pathname, limitRate, storageProvider)) throw limitRateError();
}

function post(url: string, content: FormData, { onShare, signal }: Watch): Promise<MailResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText: text } = request;
      resolve({ ok: status >= 200 && status < 300, status, text });
    };
    request.onerror = reject;
    request.onabort = reject;
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.send(content);
  });
}

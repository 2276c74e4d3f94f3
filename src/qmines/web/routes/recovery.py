"""Getting back into an account: recovery codes, and links by e-mail."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from qmines.errors import QMinesError
from qmines.messages import Message, Translator
from qmines.messages.languages import accepted_languages, best_language
from qmines.store.database.row_sizes import note_size
from qmines.web.http import models
from qmines.web.http.context import RequestContext, Routes
from qmines.web.http.cookies import DEVICE, read_cookie
from qmines.web.http.errors import Refusal, answer
from qmines.web.routes.accounts import WRONG_PASSWORD, hashing, owner_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.responses import Response

    from qmines.store.accounts.recovery import Link
    from qmines.web.mail import MailServer

ROUTES: Final = Routes()
_LOG: Final = logging.getLogger("qmines.web")
_NO_MAIL: Final = {404: "This server doesn't send e-mail."}


@ROUTES.get("/api/recovery")
async def look(context: RequestContext) -> Response:
    """Get the number of recovery codes you have left, and your e-mail address."""
    player, site = await context.player(), context.site
    mail = site.mail is not None
    if player is None or player.guest:
        return answer({"mail": mail, "codes": None, "email": None})
    codes = await site.cache.read(site.recovery.codes_left, player)
    email = await site.cache.read(site.recovery.email, player)
    return answer(
        {"mail": mail, "codes": codes, "email": None if email is None else email._asdict()}
    )


@ROUTES.post("/api/recovery/codes", body=models.Leave, answers=WRONG_PASSWORD)
async def new_codes(context: RequestContext) -> Response:
    """Replace your recovery codes."""
    player, site = await owner_of(context), context.site
    check = partial(site.accounts.check, player, context.body.password)
    await hashing(context, check, refusal="refused-password")
    with site.quota.charge(8 * note_size("")):
        codes = await site.cache.read(site.recovery.new_codes, player)
    return answer({"codes": codes})


@ROUTES.post("/api/recover", body=models.UseCode, answers={401: "The name or the code is wrong."})
async def use_code(context: RequestContext) -> Response:
    """Set a new password with a recovery code, and end all sessions."""
    body, site, address = context.body, context.site, context.address
    work = partial(
        site.recovery.use_code,
        body.name,
        body.code,
        body.password,
        address=address,
        device=read_cookie(context.request, DEVICE),
    )
    context.site.log_out(await hashing(context, work, refusal="refused-recovery"))
    return answer({"changed": True})


@ROUTES.post(
    "/api/recovery/email",
    body=models.NewEmail,
    answers={**WRONG_PASSWORD, **_NO_MAIL, 202: "Sent."},
)
async def set_email(context: RequestContext) -> Response:
    """Set your e-mail address. A confirmation link is sent to the address."""
    player, site, mail = await owner_of(context), context.site, _mail(context)
    body, network = context.body, context.address
    check = partial(site.accounts.check, player, body.password)
    await hashing(context, check, refusal="refused-password")
    work = partial(site.recovery.set_email, player, body.address, network=network)
    with site.quota.charge(note_size(body.address)):
        link = await hashing(context, work)
    words = Words("mail-confirm-subject", "mail-confirm-text", "confirm")
    _send(context, mail, lambda: link, words)
    return answer({"sent": True}, 202)


@ROUTES.post("/api/recovery/confirm", body=models.Token, answers={401: "The link no longer works."})
async def confirm_email(context: RequestContext) -> Response:
    """Confirm your e-mail address."""
    site = context.site
    site.limits.check("account", context.address)
    if not await site.cache.read(site.recovery.confirm_email, context.body.token):
        raise Refusal(401, "token", Message("refused-link"))
    return answer({"confirmed": True})


@ROUTES.delete("/api/recovery/email", answers=WRONG_PASSWORD)
async def remove_email(context: RequestContext) -> Response:
    """Remove your e-mail address."""
    player, site = await owner_of(context), context.site
    await site.cache.read(site.recovery.remove_email, player)
    return answer({"removed": True})


@ROUTES.post(
    "/api/recover/email",
    body=models.AskLink,
    answers={
        **_NO_MAIL,
        202: "The link was sent if the account exists and has a confirmed address.",
    },
)
async def ask_link(context: RequestContext) -> Response:
    """E-mail a link for setting a new password, if the account has an address."""
    site, mail, network = context.site, _mail(context), context.address
    name, device = context.body.name, read_cookie(context.request, DEVICE)
    work = partial(site.recovery.ask_link, name, network=network, device=device)
    await hashing(context, work)
    words = Words("mail-reset-subject", "mail-reset-text", "token")
    _send(context, mail, partial(site.recovery.link_for, name), words)
    return answer({"sent": True}, 202)


@ROUTES.post("/api/recover/link", body=models.UseLink, answers={401: "The link no longer works."})
async def use_link(context: RequestContext) -> Response:
    """Set a new password with a link from an e-mail, and end all sessions."""
    body, site = context.body, context.site
    work = partial(site.recovery.use_link, body.token, body.password, network=context.address)
    site.log_out(await hashing(context, work, refusal="refused-link"))
    return answer({"changed": True})


def _mail(context: RequestContext) -> MailServer:
    mail = context.site.mail
    if mail is None:
        raise Refusal(404, "missing", Message("refused-no-mail"))
    return mail


class Words(NamedTuple):
    """The messages of an e-mail, and the parameter of its link that holds the token."""

    subject: str
    text: str
    field: str


def _send(
    context: RequestContext, mail: MailServer, make: Callable[[], Link | None], words: Words
) -> None:
    """Make and send a link in the background, so that the time of the answer reveals nothing."""
    wanted = accepted_languages(context.request.headers.get("accept-language", ""))

    def deliver() -> None:
        try:
            link = make()
        except QMinesError as error:
            _LOG.warning("could not create a recovery link: %s", error)
            return
        if link is None:
            return
        url = f"{mail.site}/recover?{words.field}={link.token}"
        say = Translator(best_language(wanted))
        body = say(Message(words.text, name=link.name, url=url))
        mail.deliver(link.address, say(Message(words.subject)), body)

    context.site.spawn(asyncio.to_thread(deliver))

### Games that are played on the player’s own device.

local-no-kernel = 这一局在浏览器中运行，但引擎加载失败。请重新加载页面再试。
local-share-unfinished = 这一局只保存在你的设备上，结束后才能分享。
local-share-later = 这一局只保存在你的设备上，发送到服务器后才能分享。
# $file is a link to download the game.
local-unsent = 这一局已保存在你的设备上。恢复联网后会发送到服务器，届时就能分享。在此之前，你可以下载{ $file }。
# On a site without a server.
local-kept = 这一局已保存在你的设备上。你可以下载{ $file }。
